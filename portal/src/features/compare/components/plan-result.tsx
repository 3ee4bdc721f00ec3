import { Table, Text } from '@mantine/core';
import { showMoney, showQuantity, showShare } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { AwardAnswer } from '../model/answers.ts';
import { decimal, micro } from '../model/exact.ts';
import type { Matrix } from '../model/matrix.ts';

interface PlanResultProps {
  answer: AwardAnswer;
  plan: NonNullable<AwardAnswer['plan']>;
  matrix: Matrix;
}

/** A plan: what it comes to, how sure it is that nothing is cheaper, who gets what share, and what each limit costs. */
export function PlanResult({ answer, plan, matrix }: PlanResultProps) {
  const names = new Map(matrix.columns.map(({ supplierId, supplierName }) => [supplierId, supplierName]));
  const costs = answer.limitCosts.filter((one) => one.costs !== null && one.costs !== '0' && micro(one.costs) > 0n);
  return (
    <section aria-live="polite" aria-label={say('Proposed plan', 'Предложенный план')}>
      <Text size="xl" fw={600}>
        {showMoney(plan.total, answer.currency)}
      </Text>
      <Status tone={answer.status === 'optimal' ? 'good' : 'warning'}>
        {answer.status === 'optimal'
          ? say('There is nothing cheaper within these limits', 'Дешевле в этих пределах не бывает')
          : say(
              `At most ${showQuantity(answer.gapPct)} % above the cheapest`,
              `Не более чем на ${showQuantity(answer.gapPct)} % дороже возможного`,
            )}
      </Status>
      {micro(plan.extraCosts) > 0n && (
        <Text size="sm" c="dimmed">
          {say('Of it extra costs:', 'В том числе доп. расходы:')} {showMoney(plan.extraCosts, answer.currency)}
        </Text>
      )}
      {answer.notOffered.length > 0 && (
        <Text size="sm" className="bad">
          {counted(
            answer.notOffered.length,
            ['line nobody offers', 'lines nobody offers'],
            ['позицию никто не предложил', 'позиции никто не предложил', 'позиций никто не предложил'],
          )}
        </Text>
      )}
      <Table mt={8} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('Supplier', 'Поставщик')}</Table.Th>
            <Table.Th className="number">{say('Amount', 'Сумма')}</Table.Th>
            <Table.Th className="number">{say('Share', 'Доля')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {plan.suppliers.map(({ supplierId, amount, extraCosts, sharePct }) => (
            <Table.Tr key={supplierId}>
              <Table.Td>{names.get(supplierId) ?? supplierId}</Table.Td>
              <Table.Td className="number">
                {showMoney(decimal(micro(amount) + micro(extraCosts)), answer.currency)}
              </Table.Td>
              <Table.Td className="number">{showShare(decimal(micro(sharePct) / 100n), 1)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {costs.length > 0 && (
        <>
          <Text size="sm" fw={600} mt={12}>
            {say('What the limits cost', 'Сколько стоят ограничения')}
          </Text>
          <ul style={{ margin: 0, paddingLeft: 20 }}>
            {costs.map(({ message, costs: cost, proved }) => (
              <li key={message}>
                {message}: {proved ? '' : '≥ '}
                {showMoney(cost, answer.currency)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
