import { useQuery } from '@tanstack/react-query';
import { showQuantity, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { tolerancesQuery } from '../queries.ts';

/** Within these a difference passes; it is said where one did not. */
export function Tolerances() {
  const may = useMay();
  const { data } = useQuery({ ...tolerancesQuery, enabled: may('company_settings.read') });
  if (!data) return null;
  const { pricePct, quantityPct, amount } = data.tolerances;
  return (
    <p className="dimmed">
      {say(
        `Let through: price up to ${showQuantity(pricePct)} %, quantity up to ${showQuantity(quantityPct)} %, or up to ${showSum(amount)} in all.`,
        `Допуск: цена до ${showQuantity(pricePct)} %, количество до ${showQuantity(quantityPct)} % или разница до ${showSum(amount)}.`,
      )}
    </p>
  );
}
