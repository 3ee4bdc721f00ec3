import { Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { showUnit } from '../../../kit/units.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { stageName } from '../../../shared/records/stage-name.ts';
import { type RequisitionCard, requisitionQuery } from '../queries.ts';
import { DueDay, shareOf } from './columns.tsx';
import classes from './peek.module.css';

/** A look at a requisition without leaving the list. */
export function PeekPanel({ portal, id, onClose }: { portal: string; id: string | undefined; onClose(): void }) {
  const { data, error } = useQuery({ ...requisitionQuery(id ?? ''), enabled: id !== undefined });
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={460}
      title={data && id ? `${data.number} · ${data.title}` : '…'}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {error && <ProblemText error={error} />}
      {!data && !error && <Skeleton height={160} />}
      {data && id && <Peek portal={portal} card={data} />}
    </Drawer>
  );
}

function Peek({ portal, card }: { portal: string; card: RequisitionCard }) {
  const { nameOf } = usePeople();
  const active = card.items.filter(({ status }) => status === 'active');
  return (
    <Stack>
      <dl className={classes.facts}>
        <dt>{labelOf(noun, 'status')}</dt>
        <dd>
          <StatusOf noun={noun} status={card.status} />
        </dd>
        <dt>{labelOf(noun, 'stage')}</dt>
        <dd>
          <Status color={card.stage?.color ?? null}>{card.stage ? stageName(card.stage.name) : '—'}</Status>
        </dd>
        <dt>{say('Due', 'Срок до')}</dt>
        <dd>
          <DueDay requisition={card} />
        </dd>
        <dt>{labelOf(noun, 'responsibleId')}</dt>
        <dd>{nameOf(card.responsibleId)}</dd>
        <dt>{say('Plan', 'План')}</dt>
        <dd>{showMoney(card.plannedTotal, card.currency)}</dd>
        <dt>{say('Actual', 'Факт')}</dt>
        <dd>{showMoney(card.actualTotal, card.currency)}</dd>
        <dt>{say('Coverage', 'Покрытие')}</dt>
        <dd>
          <CoverageBar share={shareOf(card.supplyCoverage.percent)} label={say('Coverage', 'Покрытие')} />
        </dd>
      </dl>
      <ol className={classes.lines} aria-label={say('Lines', 'Позиции')}>
        {active.slice(0, 30).map((line) => (
          <li key={line.id}>
            <span className="clip" title={line.name}>
              {line.name}
            </span>
            <span className="number">{showQuantity(line.quantity, showUnit(line.uom))}</span>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link {...props} to="/$portal/requisitions/$id" params={{ portal, id: card.id }} data-autofocus />
        )}
      >
        {say('Open', 'Открыть заявку')}
      </Button>
    </Stack>
  );
}
