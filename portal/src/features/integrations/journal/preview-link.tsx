import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import type { LogLine } from '../queries.ts';

/** From a line that tells of prices read from a letter to the preview that waits for a person. */
export function PreviewLink({ details }: Pick<LogLine, 'details'>) {
  const { portal } = useParams({ from: '/$portal' });
  const { importId, procurementId, priceListId } = details;
  if (typeof importId !== 'string') return null;
  const place = new URLSearchParams(
    typeof procurementId === 'string'
      ? { kind: 'pr_supplier_prices', requisition: procurementId }
      : { kind: 'price_list', priceList: String(priceListId) },
  );
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'flex-start' }}
      renderRoot={(props) => <Link {...props} to={`/${portal}/imports/${importId}?${place}` as '/'} />}
    >
      {say('Open the preview', 'Открыть предпросмотр')}
    </Button>
  );
}
