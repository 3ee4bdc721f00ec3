import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { isProblem } from '../../../shared/api/problem.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Refused } from '../hooks/told-cells.ts';
import type { Decision } from '../hooks/use-decision.ts';
import { cellAt } from '../model/decisions.ts';
import { choicesOf, type Matrix } from '../model/matrix.ts';

interface RefusedDialogProps {
  requisitionId: string;
  decision: Decision;
  refused: Refused;
  matrix: Matrix;
}

/** Why a decision was not saved, line by line, and what may be agreed to so that it is. */
export function RefusedDialog({ requisitionId, decision, refused, matrix }: RefusedDialogProps) {
  const may = useMay();
  const [reason, setReason, draft] = useKeptState('expired-price', requisitionId, '');
  const rule = isProblem(refused.error) ? refused.error.members.rule : undefined;
  const expired = rule === 'quote_expired' && may('purchase_requisitions.approve');
  const lots = rule === 'below_moq' || rule === 'not_pack_multiple';
  const rows = rowsOf(refused, matrix);
  return (
    <Modal
      opened
      onClose={decision.closeRefusal}
      size="lg"
      title={say('The decision was not saved', 'Решение не сохранено')}
    >
      <Stack>
        <DraftNote draft={draft} />
        {rows.length === 0 ? (
          <ProblemText error={refused.error} />
        ) : (
          <>
            <Text size="sm">{isProblem(refused.error) && refused.error.detail}</Text>
            <ul style={{ margin: 0, paddingLeft: 20 }}>
              {rows.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </>
        )}
        {expired && (
          <Textarea
            label={say('Why the price is still valid', 'Почему цена ещё действует')}
            placeholder={say('The supplier confirmed it by phone', 'Поставщик подтвердил по телефону')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            data-autofocus
          />
        )}
        <DialogButtons onCancel={decision.closeRefusal} cancel={say('Back to the table', 'Вернуться к таблице')}>
          {lots && (
            <Button loading={decision.isSaving} onClick={() => decision.save({ allowMoqOverride: true })}>
              {say('Agreed with the supplier: save', 'Согласовано с поставщиком, сохранить')}
            </Button>
          )}
          {expired && (
            <Button
              loading={decision.isSaving}
              disabled={reason.trim() === ''}
              onClick={() => {
                draft.drop();
                decision.save({ acceptExpired: true, reason: reason.trim() });
              }}
            >
              {say('Accept the expired price', 'Принять истёкшую цену')}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

function rowsOf({ error, saving }: Refused, { lines }: Matrix) {
  if (!isProblem(error)) return [];
  return error.faults.flatMap(({ pointer, message }, at) => {
    const cell = cellAt(saving.decisions, pointer);
    const line = lines.find(({ id }) => id === cell?.lineId);
    if (!line) return [];
    const offer = choicesOf(line).find(({ key }) => key === cell?.key);
    return [{ key: at, text: [line.name, offer?.supplierName, message].filter(Boolean).join(' · ') }];
  });
}
