import type { MenuPalette } from './palette.ts';
import type { MenuPictures } from './pictures.ts';

/** All that a brand's printed menu is drawn with. */
export interface MenuLook {
  palette: MenuPalette;
  pictures: MenuPictures;
  /** Font stack for all else. */
  text: string[];
  /** Font stack for the name and the headings. */
  display: string[];
  /** Size of the headings at scale 1, in points: the longest still fits its column. */
  headingSize: number;
}
