import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { CalendarRange, FileText, Truck } from 'lucide-react';
import { say } from '../../../../kit/say.ts';
import { useMay } from '../../../../shared/session/me.ts';

interface DeliveryLinksProps {
  id: string;
  /** Whether something may still be planned for it. */
  isOpen: boolean;
}

/** To how its goods are on the way: planning their delivery, their batches and the papers that go with them. */
export function DeliveryLinks({ id, isOpen }: DeliveryLinksProps) {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const link = (path: string, search: object, label: string, Icon: typeof Truck) => (
    <Button
      component={Link}
      variant="default"
      leftSection={<Icon size={16} />}
      to={`/${portal}/logistics/${path}` as '/'}
      search={search as never}
    >
      {label}
    </Button>
  );
  return (
    <>
      {isOpen &&
        may('logistics.create') &&
        link('plan', { procurements: id }, say('Plan the delivery', 'Спланировать доставку'), CalendarRange)}
      {may('logistics.read') && link('batches', { procurement: id }, say('Delivery batches', 'Партии доставки'), Truck)}
      {may('logistics.read') && link('documents', { procurement: id }, say('Documents', 'Документы'), FileText)}
    </>
  );
}
