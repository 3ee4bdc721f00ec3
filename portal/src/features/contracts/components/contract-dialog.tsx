import { Modal } from '@mantine/core';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';
import type { Contract } from '../queries.ts';
import { ContractForm } from './contract-form.tsx';

interface ContractDialogProps {
  opened: boolean;
  /** The one that is changed; a new one is made without it. */
  contract?: Contract;
  /** The one that the new one is an annex of. */
  parent?: Contract;
  onClose(): void;
}

export function ContractDialog({ opened, contract, parent, onClose }: ContractDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={720}
      title={titleOf(contract, parent)}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Held record={contract}>{(held) => <ContractForm contract={held} parent={parent} onClose={onClose} />}</Held>
    </Modal>
  );
}

function titleOf(contract: Contract | undefined, parent: Contract | undefined): string {
  if (contract) return `${say('Contract', 'Договор')} ${contract.number}`;
  return parent
    ? say(`New annex to contract ${parent.number}`, `Новое приложение к договору ${parent.number}`)
    : say('New contract', 'Новый договор');
}
