import { Modal } from '@mantine/core';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';
import type { Budget } from '../queries.ts';
import { BudgetForm } from './budget-form.tsx';

interface BudgetDialogProps {
  opened: boolean;
  /** The one that is changed; a new one is made without it. */
  budget?: Budget;
  onClose(): void;
}

export function BudgetDialog({ opened, budget, onClose }: BudgetDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={640}
      title={budget ? `${say('Budget', 'Бюджет')} ${budget.code}` : say('New budget', 'Новый бюджет')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Held record={budget}>{(held) => <BudgetForm budget={held} onClose={onClose} />}</Held>
    </Modal>
  );
}
