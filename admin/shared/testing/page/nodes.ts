import { PageTarget } from './events.ts';

/** A node of the page's tree. */
export class PageNode extends PageTarget {
  readonly nodeType: number = 0;
  readonly nodeName: string = '';
  readonly childNodes: PageNode[] = [];
  parentNode: PageNode | null = null;
  /** The document; null for the document itself. */
  ownerDocument: PageNode | null = null;

  override get eventParent(): PageTarget | null {
    return this.parentNode;
  }
  get firstChild(): PageNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): PageNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): PageNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get isConnected(): boolean {
    return this.parentNode?.isConnected ?? false;
  }
  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('');
  }
  set textContent(text: string) {
    for (const child of [...this.childNodes]) this.removeChild(child);
    if (text) this.appendChild(createText(text, this.ownerDocument));
  }

  appendChild(child: PageNode): PageNode {
    return this.insertBefore(child, null);
  }
  insertBefore(child: PageNode, before: PageNode | null): PageNode {
    child.parentNode?.removeChild(child);
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  removeChild(child: PageNode): PageNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }
  contains(other: PageNode | null): boolean {
    for (let at = other; at; at = at.parentNode) if (at === this) return true;
    return false;
  }
}

export class PageText extends PageNode {
  override readonly nodeType = 3;
  override readonly nodeName = '#text';
  nodeValue = '';

  override get textContent(): string {
    return this.nodeValue;
  }
  override set textContent(text: string) {
    this.nodeValue = text;
  }
}

export function createText(text: string, ownerDocument: PageNode | null): PageText {
  const node = new PageText();
  node.nodeValue = text;
  node.ownerDocument = ownerDocument;
  return node;
}
