import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { contractCard, readContractCard } from '../contract.card.ts';
import { contractReading } from '../contract.ts';

export const getContract = query({
  name: 'contracts.get-contract',
  summary: words('Get a contract', 'Получить договор'),
  description: 'With its annexes, what stands under it, and where the caller may move it now.',
  ...contractReading,
  input: object({ id: id() }),
  output: contractCard,
  run: (ctx, { id }) => readContractCard(ctx, id),
});
