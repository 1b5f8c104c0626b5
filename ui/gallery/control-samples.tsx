import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowRight, Download, MessageCircle, RefreshCw, Star, Trash2 } from '../icon/icons.ts';
import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const GROUNDS = ['page', 'sand', 'night'] as const;
const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Buttons, links that look like buttons, badges and icons. */
export function ControlSamples() {
  return (
    <>
      <Sample title="Button" layout="stack">
        {GROUNDS.map((ground) => (
          <div key={ground} className={styles.ground} data-ground={ground}>
            {KINDS.map((kind) => (
              <div key={kind} className={styles.row}>
                <Button kind={kind} size="large">
                  Large {kind} <Icon icon={ArrowRight} />
                </Button>
                <Button kind={kind}>Medium {kind}</Button>
                <Button kind={kind} size="small">
                  <Icon icon={RefreshCw} /> Small {kind}
                </Button>
                <Button kind={kind} disabled>
                  Disabled
                </Button>
                <Button kind={kind} isBusy>
                  Sending...
                </Button>
              </div>
            ))}
          </div>
        ))}
      </Sample>
      <Sample title="LinkButton">
        <LinkButton href="#button" size="large">
          Become a Franchise Partner <Icon icon={ArrowRight} />
        </LinkButton>
        <LinkButton href="#button" kind="secondary" opensNewTab>
          <Icon icon={MessageCircle} /> Send WhatsApp for Franchise
        </LinkButton>
        <LinkButton href="#button" kind="quiet" size="small">
          <Icon icon={Download} /> Download Menu
        </LinkButton>
      </Sample>
      <Sample title="Badge">
        <Badge tone="green">Franchise</Badge>
        <Badge tone="blue">Partnership</Badge>
        <Badge tone="red">Support</Badge>
        <Badge tone="grey">General</Badge>
      </Sample>
      <Sample title="Icon">
        <Icon icon={Star} size="small" />
        <Icon icon={Star} size="medium" />
        <Icon icon={Star} size="large" />
        <span>
          <Icon icon={Trash2} label="Delete" />
        </span>
      </Sample>
    </>
  );
}
