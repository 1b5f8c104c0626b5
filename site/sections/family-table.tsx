import type { DrawingProps } from './carrom-board.tsx';

const SEATS = [
  [150, 34, '#f2a12b', 26],
  [262, 112, '#fff8ee', 20],
  [226, 250, '#f2a12b', 26],
  [74, 250, '#fff8ee', 16],
  [38, 112, '#f2a12b', 22],
] as const;

const PLATES = [
  [150, 96, '#f2a12b'],
  [205, 136, '#1f6b4a'],
  [186, 202, '#b3261e'],
  [114, 202, '#f2a12b'],
  [95, 136, '#b3261e'],
] as const;

/** A round table from above with five seats of five sizes, as decoration. */
export function FamilyTable({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 300 300" aria-hidden="true">
      {SEATS.map(([cx, cy, fill, r]) => (
        <circle key={fill + cx} cx={cx} cy={cy} r={r} fill={fill} />
      ))}
      <circle cx="150" cy="155" r="104" fill="#8a5424" />
      <circle cx="150" cy="155" r="97" fill="#c98d4f" />
      {PLATES.map(([cx, cy, fill]) => (
        <g key={fill + cx}>
          <circle cx={cx} cy={cy} r="25" fill="#fff8ee" />
          <circle cx={cx} cy={cy} r="14" fill={fill} />
        </g>
      ))}
      <circle cx="150" cy="155" r="21" fill="#4a0f1c" />
      <circle cx="150" cy="155" r="15" fill="#f2c45a" />
    </svg>
  );
}
