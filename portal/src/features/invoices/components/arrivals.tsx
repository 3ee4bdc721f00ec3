import { Link } from '@tanstack/react-router';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { sourceNames } from '../source-names.ts';
import type { Preview } from '../transfer-queries.ts';

interface ArrivalsProps {
  portal: string;
  arrivals: Preview['arrivals'];
}

/** Every way a document came: by whose letter, from which operator, and when. */
export const Arrivals = ({ portal, arrivals }: ArrivalsProps) =>
  arrivals.map((one) => (
    <div key={`${one.source} ${one.letterId ?? one.operatorDocumentId}`}>
      {say(sourceNames[one.source])}
      {one.sender !== null && (
        <>
          {': '}
          <Sender portal={portal} threadId={one.threadId}>
            {one.sender}
          </Sender>
        </>
      )}{' '}
      <span className="dimmed">{showInstant(one.at)}</span>
    </div>
  ));

/** Leads to the conversation whoever may read it. */
function Sender({ portal, threadId, children }: { portal: string; threadId: string | null; children: string }) {
  const may = useMay();
  if (threadId === null || !may('integrations.read')) return children;
  return <Link to={`/${portal}/integrations/mail?thread=${threadId}` as '/'}>{children}</Link>;
}
