import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { findItems } from '../../../shared/records/find-items.ts';

/** What the catalog already has by this name, while it is typed. */
export function NameHints({ name }: { name: string }) {
  const { portal } = useParams({ from: '/$portal' });
  const [settled] = useDebouncedValue(name.trim(), 300);
  const { data = [] } = useQuery({
    queryKey: ['find', 'items', settled],
    queryFn: ({ signal }) => findItems(settled, signal),
    enabled: settled.length > 3,
  });
  if (settled.length < 4 || data.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" component="div" role="status">
      {say('The catalog has:', 'В каталоге есть:')}
      {data.slice(0, 3).map(({ id, label, about }) => (
        <div key={id} className="clip">
          <Link to="/$portal/catalog/$id" params={{ portal, id }} search={{}}>
            {label}
          </Link>
          {about && <> · {about}</>}
        </div>
      ))}
    </Text>
  );
}
