import { useQuery } from '@tanstack/react-query';
import { approvalFlow } from '../../../../nouns/approval-flow.ts';
import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import type { components } from '../../../../sdk/types.ts';
import { showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { Section } from '../../kit/section.tsx';
import { Status } from '../../kit/status.tsx';
import classes from './approval-panel.module.css';
import { ApprovalStep } from './approval-step.tsx';
import { previewQuery } from './preview-query.ts';

type Approval = components['schemas']['ApprovalOrNull'];

interface ApprovalPanelProps {
  recordType: ApprovedRecord;
  /** The record: as the server tells it. */
  record: { id: string; version: number; status: string; approval: Approval };
}

/** The approval of a record by its route: who has said what, whom it waits for; of what was not sent yet, who would be asked. */
export function ApprovalPanel({ recordType, record }: ApprovalPanelProps) {
  const { id, version, status, approval } = record;
  if (approval) return <Underway approval={approval} />;
  return unsent.includes(status) ? <Foretold recordType={recordType} id={id} version={version} /> : null;
}

/** In these a record can still be sent for approval. */
const unsent: readonly string[] = ['draft', 'received'];

function Underway({ approval }: { approval: NonNullable<Approval> }) {
  const { status, steps, routeName, askedBy, askedAt, waitsFor, mayPass, inPlaceOf, reason } = approval;
  const shown = approvalFlow.statuses[status];
  return (
    <div className={classes.panel}>
      <Section
        title={say('Approval', 'Согласование')}
        about={`${routeName} · ${askedBy ? `${askedBy.name}, ` : ''}${showInstant(askedAt)}`}
        actions={<Status tone={shown.tone}>{say(shown)}</Status>}
      >
        {waitsFor.length > 0 && <p>{`${say('Waits for', 'Ждём решения')}: ${namesOf(waitsFor)}`}</p>}
        {inPlaceOf.length > 0 && (
          <p>{`${say('You decide in the place of', 'Вы решаете вместо')}: ${namesOf(inPlaceOf)}`}</p>
        )}
        {mayPass && (
          <p>
            {say(
              'Nobody named in this step can decide. You may approve it in their place: the decision will say so.',
              'Никто из указанных в этом шаге решить не может. Вы можете согласовать за них: это будет видно в решении.',
            )}
          </p>
        )}
        {reason && !isSaidInStep(approval) && <p>{`${say('Reason', 'Причина')}: ${reason}`}</p>}
        <ol className={classes.steps}>
          {steps.map((step, index) => (
            <ApprovalStep key={`${index}`} step={step} place={index + 1} />
          ))}
        </ol>
      </Section>
    </div>
  );
}

/** Whoever refused has given the reason in words that stand in the step. */
const isSaidInStep = ({ reason, steps }: NonNullable<Approval>) =>
  steps.some(({ decisions }) => decisions.some(({ comment }) => comment === reason));

const namesOf = (people: ReadonlyArray<{ name: string }>) => people.map(({ name }) => name).join(', ');

function Foretold({ recordType, id, version }: { recordType: ApprovedRecord; id: string; version: number }) {
  const { data } = useQuery(previewQuery(recordType, id, version));
  if (!data?.route) return null;
  return (
    <div className={classes.panel}>
      <Section
        title={say('Who will approve it', 'Кто будет согласовывать')}
        about={`${say('Route', 'Маршрут')}: ${data.route.name}`}
      >
        <ol className={classes.steps}>
          {data.steps.map((step, index) => (
            <ApprovalStep key={`${index}`} step={step} place={index + 1} />
          ))}
        </ol>
      </Section>
    </div>
  );
}
