import { useMutation, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import {
  CONTENT_AREAS,
  type ContentArea,
  type ContentFile,
  type ContentState,
  previewAddressSchema,
} from '../../../contract/desk/content/content.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import {
  BadgeCheck,
  ChartColumn,
  ChevronRight,
  Clock,
  ExternalLink,
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
import { showToast } from '../../../ui/toast/toast.ts';
import { askContent } from '../../shared/backend/ask-content.ts';
import { listDrafts } from '../../shared/offline/kept-drafts.ts';
import { useSession } from '../../shared/session/use-session.ts';
import styles from './content.module.css';
import { contentLink, describeRefusal, fieldLink, foundQuery } from './content-queries.ts';
import { StateBar } from './state-bar.tsx';

export interface ContentHomeProps {
  state: ContentState;
  /** What a visitor pressed on a page: the words, and the page. */
  found: string;
  page: string;
}

/** The first screen: what is live, a search for what is to change, and everything by kind. */
export function ContentHome({ state, found, page }: ContentHomeProps) {
  const [search, setSearch] = useState(found);
  const toConfirm = state.files.reduce((sum, file) => sum + file.toConfirm, 0);
  return (
    <div className={styles.home}>
      <StateBar state={state} />
      <TextField
        label="What do you want to change?"
        hint="A dish, a price, a phone number, any words of the site"
        name="content-search"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {search.trim().length > 1 ? (
        <FoundList text={search.trim()} page={search === found ? page : ''} files={state.files} />
      ) : (
        <>
          <UnsavedFiles state={state} />
          <Ways label="Kinds of content">
            {CONTENT_AREAS.map((area) => (
              <AreaWay key={area} area={area} state={state} />
            ))}
            {toConfirm > 0 && (
              <Way
                href={contentLink({ show: 'facts' })}
                icon={BadgeCheck}
                title="Facts to confirm"
                words="Written as examples until you say they are true"
                mark={<Badge tone="red">{toConfirm}</Badge>}
              />
            )}
            <Way
              href={contentLink({ show: 'history' })}
              icon={Clock}
              title="History"
              words="Who changed what, and the way back"
            />
          </Ways>
          <OpenDraft canOpen={state.preview !== null} />
        </>
      )}
    </div>
  );
}

/** What was typed on this device and not saved, which nobody else can see. */
function UnsavedFiles({ state }: { state: ContentState }) {
  const account = useSession().session?.user.id ?? '';
  const { data: ids = [] } = useQuery({
    queryKey: ['content', 'drafts', account],
    queryFn: () => listDrafts(account).catch(() => []),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const files = state.files.filter(({ id }) => ids.includes(id));
  if (files.length === 0) return null;
  return (
    <Ways label="Not saved yet">
      {files.map(({ id, title }) => (
        <Way
          key={id}
          href={contentLink({ file: id })}
          icon={Pencil}
          title={title}
          words="You had not saved what you typed here"
        />
      ))}
    </Ways>
  );
}

function AreaWay({ area, state }: { area: ContentArea; state: ContentState }) {
  const files = state.files.filter((file) => file.area === area);
  const [only] = files;
  if (!only) return null;
  const { name, holds, icon, folder } = AREA_NAMES[area];
  const changed = files.filter(({ isChanged }) => isChanged).length;
  return (
    <Way
      href={contentLink(files.length === 1 && !folder ? { file: only.id } : { area })}
      icon={icon}
      title={name}
      words={holds}
      mark={changed > 0 && <Badge tone="blue">{changed} changed</Badge>}
    />
  );
}

/** The draft as a site, on which words are pressed to change them. */
function OpenDraft({ canOpen }: { canOpen: boolean }) {
  const opening = useMutation({
    mutationFn: () => askContent('/preview-address', previewAddressSchema, { body: {} }),
    onSuccess: ({ address }) => location.assign(address),
    onError: (error) =>
      showToast({ title: 'Error', description: describeRefusal(error), tone: 'destructive' }),
  });
  if (!canOpen) return null;
  return (
    <Button kind="secondary" isBusy={opening.isPending} onClick={() => opening.mutate()}>
      <Icon icon={ExternalLink} />
      Open the site and click the words
    </Button>
  );
}

export interface FoundListProps {
  text: string;
  /** Only what stands on this page; empty for every page. */
  page: string;
  files: readonly ContentFile[];
}

/** What a search finds: files by their title at once, and fields by their words. */
export function FoundList({ text, page, files }: FoundListProps) {
  const asked = useDeferredValue(text);
  const fields = useQuery(foundQuery(asked, page));
  const wanted = text.toLowerCase();
  const titles = files.filter(
    ({ title, area }) =>
      title.toLowerCase().includes(wanted) || AREA_NAMES[area].name.toLowerCase().includes(wanted),
  );
  const found = fields.data ?? [];
  const isNothing = titles.length === 0 && found.length === 0;
  if (isNothing && fields.isSuccess) {
    return (
      <EmptyState icon={Search} title={`Nothing says “${text}”`}>
        Try one word of it, or a dish’s name.
      </EmptyState>
    );
  }
  return (
    <div className={styles.found}>
      <p role="status" className={styles.status}>
        {fields.isFetching ? 'Searching…' : `${titles.length + found.length} found`}
        {fields.isError && ' by title; the words could not be searched.'}
      </p>
      <Ways label="Found">
        {titles.map(({ id, title, area }) => (
          <Way
            key={id}
            href={contentLink({ file: id })}
            icon={AREA_NAMES[area].icon}
            title={title}
            words={AREA_NAMES[area].name}
          />
        ))}
        {found.map(({ id, title, path, words }) => (
          <Way
            key={`${id} ${JSON.stringify(path)}`}
            href={fieldLink(id, path)}
            title={words}
            words={title}
          />
        ))}
      </Ways>
    </div>
  );
}

/** The files of one kind, or those with facts that nobody has confirmed. */
export function FileList({ files, isFacts }: { files: readonly ContentFile[]; isFacts: boolean }) {
  return (
    <Ways label="Files">
      {files.map(({ id, title, isChanged, toConfirm }) => (
        <Way
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
    </Ways>
  );
}

export interface WayProps {
  href: string;
  icon?: LucideIcon;
  title: string;
  words?: string | undefined;
  /** What calls for attention. */
  mark?: ReactNode;
}

/** A big row that leads somewhere. */
export function Way({ href, icon, title, words, mark }: WayProps) {
  return (
    <li>
      <a className={styles.way} href={href}>
        {icon && (
          <span className={styles.medal}>
            <Icon icon={icon} size="medium" />
          </span>
        )}
        <span className={styles.words}>
          <b>{title}</b>
          {words && <small>{words}</small>}
        </span>
        {mark}
        <Icon icon={ChevronRight} />
      </a>
    </li>
  );
}

/** Rows that lead somewhere, with a name for who does not see them. */
export const Ways = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.ways} aria-label={label}>
    {children}
  </ul>
);

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
