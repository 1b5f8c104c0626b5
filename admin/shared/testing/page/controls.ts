import { PageElement } from './element.ts';
import { PageEvent } from './events.ts';

/** React watches `value` where it is defined: on the class of the control itself. */
export class PageInput extends PageElement {
  selectionStart = 0;
  selectionEnd = 0;
  defaultChecked = false;
  #value: string | undefined;

  get value(): string {
    return this.#value ?? this.defaultValue;
  }
  set value(value: string) {
    this.#value = value;
  }
  get defaultValue(): string {
    return this.getAttribute('value') ?? '';
  }
  set defaultValue(value: string) {
    this.setAttribute('value', value);
  }
  get type(): string {
    return this.getAttribute('type') ?? 'text';
  }
  set type(value: string) {
    this.setAttribute('type', value);
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(value: string) {
    this.setAttribute('name', value);
  }
  select(): void {
    this.selectionStart = 0;
    this.selectionEnd = this.value.length;
  }
}

export class PageOption extends PageElement {
  selected = false;
  defaultSelected = false;

  get value(): string {
    return this.getAttribute('value') ?? this.textContent;
  }
}

export class PageSelect extends PageElement {
  multiple = false;

  get options(): PageOption[] {
    return this.all.filter((element) => element instanceof PageOption);
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  get value(): string {
    return (this.options.find(({ selected }) => selected) ?? this.options[0])?.value ?? '';
  }
  set value(value: string) {
    for (const option of this.options) option.selected = option.value === value;
  }
}

type Control = PageInput | PageSelect;
const isControl = (element: PageElement): element is Control =>
  element instanceof PageInput || element instanceof PageSelect;

export class PageForm extends PageElement {
  get controls(): Control[] {
    return this.all.filter(isControl);
  }
  get elements() {
    return {
      namedItem: (name: string) => this.controls.find((control) => control.name === name) ?? null,
    };
  }
}

export class PageButton extends PageElement {
  override activate(): void {
    const form = this.closest('form');
    if (this.getAttribute('type') === 'submit')
      form?.dispatchEvent(new PageEvent('submit', { submitter: this }));
  }
}

export class PageDialog extends PageElement {
  #cameFrom: PageElement | null = null;

  showModal(): void {
    const page = this.ownerDocument as unknown as { activeElement: PageElement };
    this.#cameFrom = page.activeElement;
    this.setAttribute('open', '');
    this.all.find((element) => /^(button|input)$/.test(element.localName))?.focus();
  }
  close(): void {
    this.removeAttribute('open');
    this.#cameFrom?.focus();
    queueMicrotask(() => this.dispatchEvent(new PageEvent('close', { bubbles: false })));
  }
}

const KINDS: Readonly<Record<string, new (name: string) => PageElement>> = {
  input: PageInput,
  option: PageOption,
  select: PageSelect,
  form: PageForm,
  button: PageButton,
  dialog: PageDialog,
};

export const createElement = (name: string): PageElement => new (KINDS[name] ?? PageElement)(name);

/** The platform's own, which also reads a form of this page. */
export class PageFormData extends FormData {
  constructor(form: PageForm) {
    super();
    for (const control of form.controls) {
      if (!control.disabled) this.append(control.name, control.value);
    }
  }
}
