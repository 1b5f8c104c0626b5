import type { LucideIcon } from 'lucide-react';
import type { ContentArea } from '../../../../contract/desk/content/content.ts';
import {
  ChartColumn,
  FileText,
  Gift,
  GraduationCap,
  MapPin,
  Megaphone,
  Newspaper,
  PartyPopper,
  Phone,
  SlidersHorizontal,
  Store,
  Users,
  UtensilsCrossed,
} from '../../../../ui/icon/icons.ts';

/** What the owner calls each kind of content, and what it holds. */
export const AREA_NAMES: Readonly<
  Record<ContentArea, { name: string; holds: string; icon: LucideIcon; folder?: string }>
> = {
  menus: { name: 'Menus and prices', holds: 'Dishes of each brand', icon: UtensilsCrossed },
  contact: { name: 'Phones and addresses', holds: 'Offices, hotline, hours', icon: Phone },
  'opening-lines': {
    name: 'Opening lines',
    holds: 'The first words of the home page',
    icon: Megaphone,
  },
  offers: { name: 'Offers', holds: 'What holds from a day until a day', icon: Gift },
  articles: {
    name: 'Articles',
    holds: 'The blog and the media page',
    icon: Newspaper,
    folder: 'articles',
  },
  brands: { name: 'Brands', holds: 'Story, colours and price range', icon: Store },
  figures: {
    name: 'Figures with their claims',
    holds: 'Numbers, and what they rest on',
    icon: ChartColumn,
  },
  people: { name: 'People', holds: 'Names, roles and portraits', icon: Users },
  places: { name: 'Outlets', holds: 'Where people can eat', icon: MapPin },
  clubs: { name: 'Clubs', holds: 'What members get', icon: PartyPopper },
  courses: { name: 'Courses', holds: 'Training and its fees', icon: GraduationCap },
  pages: { name: 'Pages', holds: 'The words of each page', icon: FileText },
  rest: { name: 'Everything else', holds: 'Terms, cities, settings', icon: SlidersHorizontal },
};
