import { Button, CloseButton } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { counted, say } from '../../../kit/say.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { changeStatus } from '../acts.ts';
import { moveName } from '../model.ts';
import type { Requisition, RequisitionStatus } from '../queries.ts';
import { saveAsTable } from '../save-as-table.ts';
import classes from './bulk.module.css';
import { BulkChoices } from './bulk-choices.tsx';
import { BulkProgress } from './bulk-progress.tsx';
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
  const { nameOf } = usePeople();
  const { state, isRunning, run, forget } = useBulk(onLeave);
  const [asking, setAsking] = useState<RequisitionStatus>();
  if (chosen.length === 0 && !state) return null;
  const go = (act: (one: Requisition) => Promise<unknown>) => void run(chosen, act);
  return (
    <section className={classes.bar} aria-label={say('Chosen requisitions', 'Выбранные заявки')}>
      <div className={classes.row}>
        {chosen.length > 0 && (
          <b>{counted(chosen.length, ['requisition chosen', 'requisitions chosen'], ['заявка', 'заявки', 'заявок'])}</b>
        )}
        {chosen.length > 0 && (
          <>
            <BulkChoices chosen={chosen} disabled={isRunning} onAct={go} onReason={setAsking} />
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
      {state && <BulkProgress state={state} isRunning={isRunning} />}
      {asking && (
        <ReasonDialog
          draft={[`bulk-${asking}`, undefined]}
          title={moveName(asking)}
          about={counted(chosen.length, ['requisition', 'requisitions'], ['заявка', 'заявки', 'заявок'])}
          onReason={(reason) => go((one) => changeStatus(one, asking, reason))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
