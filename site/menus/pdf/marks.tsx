import { Circle, Path, Polygon, Rect, Svg, View } from '@react-pdf/renderer';
import type { DishMark } from '../../content/menu/menu.ts';
import { MARK_COLOURS } from './palette.ts';

/** The legal mark: a green circle or a brown triangle in a square of its colour. */
export function Mark({ mark, size }: { mark: DishMark; size: number }) {
  const colour = mark === 'veg' ? MARK_COLOURS.veg : MARK_COLOURS.nonVeg;
  return (
    <Svg viewBox="0 0 12 12" style={{ width: size, height: size }}>
      <Rect
        x={0.7}
        y={0.7}
        width={10.6}
        height={10.6}
        fill={MARK_COLOURS.ground}
        stroke={colour}
        strokeWidth={1.3}
      />
      {mark === 'veg' ? (
        <Circle cx={6} cy={6} r={3} fill={colour} />
      ) : (
        <Polygon points="6,2.6 9.5,8.9 2.5,8.9" fill={colour} />
      )}
    </Svg>
  );
}

/** One to three chillies; nothing for a mild dish. */
export function Chillies({ count, size }: { count: number; size: number }) {
  return (
    <View style={{ flexDirection: 'row' }}>
      {Array.from({ length: count }, (_, place) => `chilli-${place}`).map((key) => (
        <Svg key={key} viewBox="0 0 12 16" style={{ width: size * 0.72, height: size }}>
          <Path
            d="M6.6 4.2C10.6 4 11.6 7 9.8 10.2C8.3 12.8 5 15 1.2 15.2C4.4 12.6 3.6 10.6 3.8 7.6C3.9 5.6 4.9 4.3 6.6 4.2Z"
            fill={MARK_COLOURS.chilli}
          />
          <Path
            d="M6.4 4.8C6.6 3 7.4 1.6 9 0.8"
            fill="none"
            stroke={MARK_COLOURS.veg}
            strokeWidth={1.4}
            strokeLinecap="round"
          />
        </Svg>
      ))}
    </View>
  );
}

/** Marks a top seller. */
export function Star({ colour, size }: { colour: string; size: number }) {
  return (
    <Svg viewBox="0 0 12 12" style={{ width: size, height: size }}>
      <Path
        d="M6 .4l1.7 3.6 3.9.5-2.9 2.7.8 3.9L6 9.2l-3.5 1.9.8-3.9L.4 4.5l3.9-.5z"
        fill={colour}
      />
    </Svg>
  );
}
