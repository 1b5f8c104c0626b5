import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Edges in points from the upper left corner of the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a page draws besides text: an area, a line, a photo, or the frame that a drawing is cut to. */
export interface Shape extends Box {
  kind: 'area' | 'line' | 'photo' | 'frame';
  /** `#rrggbb` of an area or a line. */
  colour: string;
  /** Of a line, in points. */
  thickness: number;
  /** Whether its outline bends. */
  isRound: boolean;
}

/** A run of letters in one face; its bottom is the line on which they stand. */
export interface Words extends Box {
  text: string;
  size: number;
  /** `Figtree-SemiBold`, for example. */
  face: string;
}

export interface DrawnPage {
  width: number;
  height: number;
  shapes: Shape[];
  words: Words[];
}

type Matrix = readonly [number, number, number, number, number, number];
interface State {
  matrix: Matrix;
  cut: Box;
  fill: string;
  stroke: string;
  thickness: number;
}
interface Step {
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: the reader does not type them; the code says what they are
  args: any;
}

const KINDS: Partial<Record<number, Shape['kind'][]>> = {
  [OPS.endPath]: ['frame'],
  [OPS.stroke]: ['line'],
  [OPS.fill]: ['area'],
  [OPS.fillStroke]: ['area', 'line'],
};

/** Each page of a PDF with what is drawn and written on it, as far as it is not cut off. */
export async function readDrawing(bytes: Uint8Array): Promise<DrawnPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const file = await task.promise;
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { fnArray, argsArray } = await page.getOperatorList();
    const steps = fnArray.map((code, index) => ({ code, args: argsArray[index] }));
    const { items } = await page.getTextContent();
    const words = items.flatMap((item): Words[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , size = 0, left = 0, up = 0] = item.transform as number[];
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      const bottom = height - up;
      const box = { left, right: left + item.width, top: bottom - 0.7 * size, bottom };
      return [{ ...box, text: item.str, size, face: name.replace(/^[A-Z]+\+/, '') }];
    });
    pages.push({ width, height, shapes: follow(steps, height), words });
  }
  await task.destroy();
  return pages;
}

/** What a step changes for those after it. */
const CHANGES: Partial<Record<number, (now: State, args: Step['args']) => State>> = {
  [OPS.transform]: (now, args) => ({ ...now, matrix: multiply(now.matrix, args) }),
  [OPS.setFillRGBColor]: (now, [fill]) => ({ ...now, fill }),
  [OPS.setStrokeRGBColor]: (now, [stroke]) => ({ ...now, stroke }),
  [OPS.setLineWidth]: (now, [thickness]) => ({ ...now, thickness }),
};

/** Draws along: the steps of a page move, colour and cut what comes after them. */
function follow(steps: Step[], height: number): Shape[] {
  const shapes: Shape[] = [];
  const saved: State[] = [];
  const cut = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  let now: State = { matrix: [1, 0, 0, -1, 0, height], cut, fill: '', stroke: '', thickness: 1 };
  for (const { code, args } of steps) {
    if (code === OPS.save) saved.push(now);
    else if (code === OPS.restore) now = saved.pop() ?? now;
    const drawn = shapesOf(code, args, now);
    shapes.push(...drawn);
    const frame = drawn.find(({ kind }) => kind === 'frame');
    now = frame ? { ...now, cut: frame } : (CHANGES[code]?.(now, args) ?? now);
  }
  return shapes;
}

function shapesOf(code: number, args: Step['args'], now: State): Shape[] {
  const draw = (kind: Shape['kind'], corners: ArrayLike<number>, isRound = false): Shape => ({
    ...intersect(place(now.matrix, corners), now.cut),
    kind,
    isRound,
    colour: kind === 'line' ? now.stroke : now.fill,
    thickness: kind === 'line' ? now.thickness * Math.abs(now.matrix[0]) : 0,
  });
  if (code === OPS.paintImageXObject) return [draw('photo', [0, 0, 1, 1])];
  if (code !== OPS.constructPath || !args[2]) return [];
  return (KINDS[args[0] as number] ?? []).map((kind) => draw(kind, args[2], bends(args[1][0])));
}

/** Numbers behind each step of a path: to a point, straight on, in a curve, back to the start. */
const STEP_LENGTHS: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };

function bends(path: ArrayLike<number>): boolean {
  for (let at = 0; at < path.length; at += 1 + (STEP_LENGTHS[path[at] ?? 4] ?? 0))
    if (path[at] === 2 || path[at] === 3) return true;
  return false;
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];

function place(
  [a, , , d, e, f]: Matrix,
  { 0: x = 0, 1: y = 0, 2: u = 0, 3: v = 0 }: ArrayLike<number>,
): Box {
  const [xs, ys] = [[a * x + e, a * u + e] as const, [d * y + f, d * v + f] as const];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const intersect = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
