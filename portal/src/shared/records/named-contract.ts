import { showDay } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';

interface Named {
  number: string;
  date: string;
}

/** A contract as documents name it. */
export const nameOfContract = ({ number, date }: Named) =>
  say(`No. ${number} of ${showDay(date)}`, `№ ${number} от ${showDay(date)}`);

/** The contract that a record names, as a form holds it. */
export const contractOption = ({ contractId, contract }: { contractId: string | null; contract: Named | null }) =>
  contractId && contract ? { id: contractId, label: nameOfContract(contract) } : null;
