import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CONTENT_AREAS,
  type ContentArea,
  type ContentState,
  previewAddressSchema,
} from '../../../../contract/desk/content/content.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { BadgeCheck, Clock, ExternalLink, Pencil } from '../../../../ui/icon/icons.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { askContent } from '../../../shared/backend/ask-content.ts';
import { listDrafts } from '../../../shared/offline/kept-drafts.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { contentLink } from '../answers/content-place.ts';
import { describeRefusal } from '../answers/describe-refusal.ts';
import { StateBar } from '../publish/state-bar.tsx';
import { AREA_NAMES } from './area-names.ts';
import { FoundList } from './found-list.tsx';
import styles from './list.module.css';
import { Way, Ways } from './rows.tsx';

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
