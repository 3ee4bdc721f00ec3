import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { logisticsObject as noun } from '../../../../../nouns/logistics-object.ts';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { CounterpartyLink } from '../components/counterparty-link.tsx';
import classes from '../components/parts.module.css';
import { showCoordinates } from './coordinates.ts';
import type { LogisticsObject } from './queries.ts';

export function ObjectFacts({ place }: { place: LogisticsObject }) {
  const { latitude, longitude, warehouseId, counterpartyId, phone, comment } = place;
  const { portal } = useParams({ from: '/$portal' });
  const mayReadWarehouses = useMay()('warehouses.read');
  const { data: warehouses } = useQuery({
    ...warehouseNamesQuery,
    enabled: mayReadWarehouses && warehouseId !== null,
  });
  const pair = latitude && longitude ? showCoordinates({ latitude, longitude }) : null;
  return (
    <div className={classes.parts}>
      <Section title={say('Where it is', 'Где находится')}>
        <Facts
          of={[
            [labelOf(noun, 'address'), place.address],
            [labelOf(noun, 'region'), place.region],
            [say('Coordinates', 'Координаты'), pair && <Copied key="pair" text={pair} />],
          ]}
        />
      </Section>
      <Section title={say('Contact and hours', 'Контакт и часы работы')}>
        <Facts
          of={[
            [labelOf(noun, 'contactName'), place.contactName],
            [labelOf(noun, 'phone'), phone && <a href={`tel:${phone}`}>{phone}</a>],
            [labelOf(noun, 'workingHours'), place.workingHours],
            [
              labelOf(noun, 'warehouseId'),
              warehouseId && mayReadWarehouses ? (
                <Link key="warehouse" to={`/${portal}/warehouses/${warehouseId}` as '/'}>
                  {warehouses?.find(({ id }) => id === warehouseId)?.name ?? '…'}
                </Link>
              ) : undefined,
            ],
            [
              labelOf(noun, 'counterpartyId'),
              counterpartyId ? <CounterpartyLink key="party" id={counterpartyId} /> : undefined,
            ],
            [labelOf(noun, 'comment'), comment ? <span className={classes.text}>{comment}</span> : undefined],
          ]}
        />
      </Section>
      <CustomFactsSection entity="logisticsObject" values={place.customFields} />
    </div>
  );
}

const Copied = ({ text }: { text: string }) => (
  <>
    {text} <CopyButton value={text} what={say('coordinates', 'координаты')} />
  </>
);
