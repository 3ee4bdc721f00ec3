import { Button, CloseButton, Menu, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronUp, Download } from 'lucide-react';
import { useState } from 'react';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { counted, say } from '../../../kit/say.ts';
import { usePeople } from '../../../shared/people/people.ts';
import { useMay } from '../../../shared/session/me.ts';
import { assign, changeStatus, moveToStage } from '../acts.ts';
import { commonMoves, moveName } from '../model.ts';
import { type Requisition, type RequisitionStatus, statusFlowQuery, usePipeline } from '../queries.ts';
import { saveAsTable } from '../save-as-table.ts';
import classes from './bulk.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { useBulk } from './use-bulk.ts';

interface BulkBarProps {
  chosen: readonly Requisition[];
  onClear(): void;
  /** What was refused stays chosen. */
  onLeave(failed: readonly string[]): void;
}

/** What can be done with all that is chosen. Each requisition is asked for by itself, and each refusal is told. */
export function BulkBar({ chosen, onClear, onLeave }: BulkBarProps) {
  const may = useMay();
  const { active, nameOf } = usePeople();
  const { stages } = usePipeline();
  const { data: flow } = useQuery({ ...statusFlowQuery, enabled: chosen.length > 0 });
  const { state, isRunning, run, forget } = useBulk(onLeave);
  const [asking, setAsking] = useState<RequisitionStatus>();
  if (chosen.length === 0 && !state) return null;
  const targets = commonMoves(chosen, flow?.transitions ?? [], may);
  const go = (act: (one: Requisition) => Promise<unknown>) => void run(chosen, act);
  const begin = (to: RequisitionStatus, needsReason: boolean) =>
    needsReason ? setAsking(to) : go((one) => changeStatus(one, to));
  return (
    <section className={classes.bar} aria-label={say('Chosen requisitions', 'Выбранные заявки')}>
      <div className={classes.row}>
        {chosen.length > 0 && (
          <b>{counted(chosen.length, ['requisition chosen', 'requisitions chosen'], ['заявка', 'заявки', 'заявок'])}</b>
        )}
        {chosen.length > 0 && (
          <>
            {may('purchase_requisitions.assign') && (
              <Choose label={labelOf(noun, 'responsibleId')} disabled={isRunning}>
                {active.map(({ id, fullName }) => (
                  <Menu.Item key={id} onClick={() => go((one) => assign(one, id))}>
                    {fullName}
                  </Menu.Item>
                ))}
              </Choose>
            )}
            {may('purchase_requisitions.update') && (
              <Choose label={labelOf(noun, 'stage')} disabled={isRunning}>
                {stages.map(({ id, name }) => (
                  <Menu.Item key={id} onClick={() => go((one) => moveToStage(one.id, id))}>
                    {name}
                  </Menu.Item>
                ))}
              </Choose>
            )}
            <Choose label={labelOf(noun, 'status')} disabled={isRunning || targets.length === 0}>
              {targets.map(({ to, needsReason }) => (
                <Menu.Item key={to} onClick={() => begin(to, needsReason)}>
                  {moveName(to)}
                </Menu.Item>
              ))}
            </Choose>
            {may('purchase_requisitions.export') && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<Download size={14} />}
                onClick={() => saveAsTable(chosen, nameOf)}
              >
                {say('Export', 'Выгрузить')}
              </Button>
            )}
          </>
        )}
        <CloseButton
          ml="auto"
          disabled={isRunning}
          aria-label={say('Clear the choice', 'Снять выбор')}
          onClick={() => {
            forget();
            onClear();
          }}
        />
      </div>
      {state && (
        <div role="status">
          {isRunning && (
            <Progress value={(state.done / state.total) * 100} size="sm" aria-label={say('Done', 'Готово')} />
          )}
          <small>
            {say(`${state.done} of ${state.total} done`, `Готово ${state.done} из ${state.total}`)}
            {state.failures.length > 0 &&
              `, ${say(`refused: ${state.failures.length}`, `отказано: ${state.failures.length}`)}`}
          </small>
          <ul className={classes.failures}>
            {state.failures.map(({ id, name, sentence }) => (
              <li key={id}>
                <b>{name}</b> <span className="bad">{sentence}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {asking && (
        <ReasonDialog
          draft={[`bulk-${asking}`, undefined]}
          title={moveName(asking)}
          count={chosen.length}
          onClose={() => setAsking(undefined)}
          onReason={(reason) => {
            setAsking(undefined);
            go((one) => changeStatus(one, asking, reason));
          }}
        />
      )}
    </section>
  );
}

const Choose = ({ label, disabled, children }: { label: string; disabled: boolean; children: React.ReactNode }) => (
  <Menu position="top-start" disabled={disabled}>
    <Menu.Target>
      <Button variant="default" size="compact-sm" disabled={disabled} rightSection={<ChevronUp size={14} />}>
        {label}
      </Button>
    </Menu.Target>
    <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
      {children}
    </Menu.Dropdown>
  </Menu>
);
