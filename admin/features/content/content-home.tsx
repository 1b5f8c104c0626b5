import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import {
  CONTENT_AREAS,
  type ContentArea,
  type ContentFile,
  type ContentState,
} from '../../../contract/desk/content/content.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import {
  BadgeCheck,
  ChartColumn,
  ChevronRight,
  Clock,
  FileText,
  Gift,
  GraduationCap,
  MapPin,
  Megaphone,
  Newspaper,
  PartyPopper,
  Pencil,
  Phone,
  Search,
  SlidersHorizontal,
  Store,
  Users,
  UtensilsCrossed,
} from '../../../ui/icon/icons.ts';
import { listDrafts } from '../../shared/offline/kept-drafts.ts';
import { useSession } from '../../shared/session/use-session.ts';
import view from '../../shared/view.module.css';
import styles from './content.module.css';
import { contentLink, foundQuery } from './content-queries.ts';
import { OpenDraft, StateBar } from './state-bar.tsx';

const AREAS: Readonly<Record<ContentArea, readonly [string, string, LucideIcon]>> = {
  menus: ['Menus and prices', 'Dishes of each brand', UtensilsCrossed],
  contact: ['Phones and addresses', 'Offices, hotline, hours', Phone],
  'opening-lines': ['Opening lines', 'The first words of the home page', Megaphone],
  offers: ['Offers', 'Deals and their dates', Gift],
  articles: ['Articles', 'The blog and the media page', Newspaper],
  brands: ['Brands', 'Story, colours and price range', Store],
  figures: ['Investment figures and sources', 'Numbers and their sources', ChartColumn],
  people: ['People', 'Names, roles and portraits', Users],
  places: ['Outlets', 'Where people can eat', MapPin],
  clubs: ['Clubs', 'What members get', PartyPopper],
  courses: ['Courses', 'Training and its fees', GraduationCap],
  pages: ['Pages', 'The text of each page', FileText],
  rest: ['Everything else', 'Terms, cities, settings', SlidersHorizontal],
};

export const isArea = (name: string): name is ContentArea => Object.hasOwn(AREAS, name);
export const nameOfArea = (area: ContentArea): string => AREAS[area][0];

export interface ContentHomeProps {
  state: ContentState;
  /** What a visitor pressed on a page: the words, and the page. */
  found: string;
  page: string;
}

/** The first screen: what is live, a search for what is to change, and everything by kind. */
export function ContentHome({ state, found, page }: ContentHomeProps) {
  const [search, setSearch] = useState(found);
  const text = search.trim();
  return (
    <div className={styles.stack}>
      <StateBar state={state} />
      <TextField
        label="What do you want to change?"
        hint="A dish, a price, a phone number, any words of the site"
        name="content-search"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {text.length > 1 ? (
        <FoundList text={text} page={search === found ? page : ''} files={state.files} />
      ) : (
        <Everything state={state} />
      )}
    </div>
  );
}

function Everything({ state }: { state: ContentState }) {
  const account = useSession().session?.user.id ?? '';
  const { data: unsaved = [] } = useQuery({
    queryKey: ['content', 'drafts', account],
    queryFn: () => listDrafts(account).catch(() => []),
    staleTime: 0,
    gcTime: 0,
  });
  const toConfirm = state.files.reduce((sum, file) => sum + file.toConfirm, 0);
  const typed = state.files.filter(({ id }) => unsaved.includes(id));
  return (
    <>
      {typed.length > 0 && (
        <Links label="Not saved yet">
          {typed.map(({ id, title }) => (
            <BigLink
              key={id}
              href={contentLink({ file: id })}
              icon={Pencil}
              title={title}
              words="You have unsaved changes here"
            />
          ))}
        </Links>
      )}
      <Links label="Kinds of content">
        {CONTENT_AREAS.map((area) => (
          <AreaLink key={area} area={area} state={state} />
        ))}
        {toConfirm > 0 && (
          <BigLink
            href={contentLink({ show: 'facts' })}
            icon={BadgeCheck}
            title="Facts to confirm"
            words="Samples until you confirm them"
            mark={<Badge tone="red">{toConfirm}</Badge>}
          />
        )}
        <BigLink
          href={contentLink({ show: 'history' })}
          icon={Clock}
          title="History"
          words="Who changed what, and undo"
        />
      </Links>
      {state.preview && <OpenDraft kind="secondary">Open the site and click the words</OpenDraft>}
    </>
  );
}

function AreaLink({ area, state }: { area: ContentArea; state: ContentState }) {
  const files = state.files.filter((file) => file.area === area);
  const [only] = files;
  if (!only) return null;
  const [title, words, icon] = AREAS[area];
  const changed = files.filter(({ isChanged }) => isChanged).length;
  // New articles begin in their list.
  const isAlone = files.length === 1 && area !== 'articles';
  return (
    <BigLink
      href={contentLink(isAlone ? { file: only.id } : { area })}
      {...{ icon, title, words }}
      mark={changed > 0 && <Badge tone="blue">{changed} changed</Badge>}
    />
  );
}

interface FoundListProps {
  text: string;
  /** Only what is on this page; empty for every page. */
  page: string;
  files: readonly ContentFile[];
}

/** What a search finds: files by their title at once, and fields by their words. */
function FoundList({ text, page, files }: FoundListProps) {
  const fields = useQuery(foundQuery(useDeferredValue(text), page));
  const wanted = text.toLowerCase();
  const titles = files.filter(({ title, area }) =>
    [title, nameOfArea(area)].some((name) => name.toLowerCase().includes(wanted)),
  );
  const found = fields.data ?? [];
  const count = titles.length + found.length;
  if (count === 0 && fields.isSuccess) {
    return (
      <EmptyState icon={Search} title={`No results for “${text}”`}>
        Try one word of it, or a dish’s name.
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className={view.muted}>
        {fields.isFetching ? 'Searching…' : `${count} found`}
        {fields.isError && ' by title; the text could not be searched.'}
      </p>
      <Links label="Found">
        {titles.map(({ id, title, area }) => (
          <BigLink
            key={id}
            href={contentLink({ file: id })}
            icon={AREAS[area][2]}
            title={title}
            words={nameOfArea(area)}
          />
        ))}
        {found.map(({ id, title, path, words }) => {
          const at = JSON.stringify(path);
          const href = contentLink({ file: id, at });
          return <BigLink key={id + at} href={href} title={words} words={title} />;
        })}
      </Links>
    </>
  );
}

/** The files of one kind, or those with facts that nobody has confirmed. */
export const FileList = ({
  files,
  isFacts,
}: {
  files: readonly ContentFile[];
  isFacts: boolean;
}) => (
  <Links label="Files">
    {files.map(({ id, title, isChanged, toConfirm }) => (
      <BigLink
        key={id}
        href={contentLink({ file: id, ...(isFacts && { show: 'facts' }) })}
        title={title}
        words={toConfirm > 0 && !isFacts ? `${toConfirm} to confirm` : undefined}
        mark={
          isFacts ? (
            <Badge tone="red">{toConfirm}</Badge>
          ) : (
            isChanged && <Badge tone="blue">Changed</Badge>
          )
        }
      />
    ))}
  </Links>
);

interface BigLinkProps {
  href: string;
  icon?: LucideIcon;
  title: string;
  words?: string | undefined;
  mark?: ReactNode;
}

const BigLink = ({ href, icon, title, words, mark }: BigLinkProps) => (
  <li>
    <a className={joinClasses(styles.box, styles.link)} href={href}>
      {icon && (
        <span className={styles.medal}>
          <Icon icon={icon} size="medium" />
        </span>
      )}
      <span className={styles.grow}>
        <b>{title}</b>
        {words && <small>{words}</small>}
      </span>
      {mark}
      <Icon icon={ChevronRight} />
    </a>
  </li>
);

const Links = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={joinClasses(view.stack, styles.tiles)} aria-label={label}>
    {children}
  </ul>
);
