import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  /** Elements of the drawing, each with its attributes and React key. */
  node: readonly (readonly [string, Record<string, string>])[];
}

/**
 * Makes a component that draws an icon, with the markup of the package's own `createLucideIcon`: a page
 * that was rendered with that one is taken over by this one (`light-icons.ts`).
 */
export default function createIcon({ name, node }: IconData) {
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
        className: `lucide lucide-${name} ${className}`,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
}
