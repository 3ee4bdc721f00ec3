import { say } from '../../../kit/say.ts';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { LinksList } from '../../../shared/links/links-list.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { RequisitionCard } from '../queries.ts';
import classes from './card.module.css';
import { requisitionWords } from './requisition-words.ts';
import type { CardTab } from './tabs.ts';
import { useConnected } from './use-connected.ts';

interface RailProps {
  portal: string;
  card: RequisitionCard;
  /** What is open as a tab does not stand here too. */
  tab: CardTab | undefined;
}

/** What hangs on the requisition: its files, what came of it, what happened. On a narrow screen files and history are tabs. */
export function Rail({ portal, card, tab }: RailProps) {
  const may = useMay();
  const connected = useConnected(portal, card);
  return (
    <aside className={classes.rail} aria-label={say('Files, links and activity', 'Файлы, связи и история')}>
      {tab !== 'files' && may('files.read') && (
        <section className={classes.beside}>
          <h2>{say('Files', 'Файлы')}</h2>
          <FilesPanel entityType="procurement" entityId={card.id} />
        </section>
      )}
      {connected.length > 0 && (
        <section>
          <h2>{say('Links', 'Связи')}</h2>
          <LinksList groups={connected} />
        </section>
      )}
      {tab !== 'activity' && may('audit.read') && (
        <section className={classes.beside}>
          <h2>{say('Activity', 'История')}</h2>
          <ActivityList entityId={card.id} known={requisitionWords()} />
        </section>
      )}
    </aside>
  );
}
