import { Button } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { PrintMenu } from '../../../shared/documents/print-menu.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type AllowedMove, moveName, partedMoves } from '../moves.ts';
import type { ContractCard } from '../queries.ts';
import { useContractMove } from '../use-contract-move.ts';
import { ContractDialog } from './contract-dialog.tsx';
import { ContractMenu } from './contract-menu.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** What may be done with a contract as a whole: what is next as a button, what is rare in a menu. */
export function ContractActions({ contract }: { contract: ContractCard }) {
  const may = useMay();
  const [asked, setAsked] = useState<AllowedMove>();
  const [editing, setEditing] = useState(false);
  const move = useContractMove(contract);
  const { next, others } = partedMoves(contract.allowedMoves);
  const hasEnded = contract.status === 'terminated' || contract.status === 'expired';
  const go = (one: AllowedMove) => (one.requires.includes('reason') ? setAsked(one) : move.mutate({ status: one.to }));
  return (
    <>
      {may('contracts.update') && !hasEnded && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setEditing(true)}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      {may('contracts.export') && <PrintMenu kind="contract" id={contract.id} formats={['docx', 'pdf']} />}
      {next && (
        <Button loading={move.isPending} onClick={() => go(next)}>
          {moveName(contract, next)}
        </Button>
      )}
      <ContractMenu contract={contract} moves={others} onMove={go} />
      {asked && <MoveDialog contract={contract} move={asked} onClose={() => setAsked(undefined)} />}
      <ContractDialog opened={editing} contract={contract} onClose={() => setEditing(false)} />
    </>
  );
}
