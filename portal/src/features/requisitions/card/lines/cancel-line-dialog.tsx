import { showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { showUnit } from '../../../../kit/units.ts';
import { ReasonDialog } from '../../../../shared/reasons/reason-dialog.tsx';
import type { RequisitionLine } from '../../queries.ts';

interface CancelLineDialogProps {
  line: RequisitionLine;
  onCancel(reason: string): void;
  onClose(): void;
}

/** Names the line that goes; why may be said, and then stands at it. */
export const CancelLineDialog = ({ line: { id, name, quantity, uom }, onCancel, onClose }: CancelLineDialogProps) => (
  <ReasonDialog
    draft={['cancel-line', id]}
    title={say('Cancel the line?', 'Отменить позицию?')}
    about={`${name}, ${showQuantity(quantity, showUnit(uom))}`}
    isOptional
    confirm={say('Cancel the line', 'Отменить позицию')}
    color="red"
    onReason={onCancel}
    onClose={onClose}
  />
);
