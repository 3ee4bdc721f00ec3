import { vehicle as noun } from '../../../../../nouns/vehicle.ts';
import { locationSources, movements, vehicleLocation } from '../../../../../nouns/vehicle-location.ts';
import { Empty } from '../../../kit/empty.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showAgo, showInstant, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showMeasure } from '../../../kit/show-measure.ts';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { CounterpartyLink } from '../components/counterparty-link.tsx';
import classes from '../components/parts.module.css';
import { showCoordinates } from '../objects/coordinates.ts';
import type { Vehicle } from './vehicle-queries.ts';

export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const { carrierId, latestLocation } = vehicle;
  return (
    <div className={classes.parts}>
      <Section title={say('Vehicle', 'Автомобиль')}>
        <Facts
          of={[
            [labelOf(noun, 'model'), vehicle.model],
            [labelOf(noun, 'kind'), valueOf(noun, 'kind', vehicle.kind)],
            [labelOf(noun, 'capacityKg'), showMeasure(vehicle.capacityKg)],
            [labelOf(noun, 'capacityM3'), showMeasure(vehicle.capacityM3)],
            [
              labelOf(noun, 'carrierId'),
              carrierId ? <CounterpartyLink key="carrier" id={carrierId} /> : say('our own', 'свой'),
            ],
            [labelOf(noun, 'trackerId'), vehicle.trackerId],
          ]}
        />
      </Section>
      <Section title={labelOf(noun, 'latestLocation')}>
        {latestLocation ? <Latest of={latestLocation} /> : <NowhereYet />}
      </Section>
      <CustomFactsSection entity="logisticsVehicle" values={vehicle.customFields} />
    </div>
  );
}

const Latest = ({ of }: { of: NonNullable<Vehicle['latestLocation']> }) => (
  <Facts
    of={[
      [labelOf(vehicleLocation, 'recordedAt'), `${showInstant(of.recordedAt)} · ${showAgo(of.recordedAt)}`],
      [labelOf(vehicleLocation, 'status'), say(movements[of.status])],
      [labelOf(vehicleLocation, 'address'), of.address ?? undefined],
      [say('Coordinates', 'Координаты'), showCoordinates(of)],
      [labelOf(vehicleLocation, 'speed'), of.speed === null ? undefined : showQuantity(of.speed)],
      [labelOf(vehicleLocation, 'source'), say(locationSources[of.source])],
    ]}
  />
);

const NowhereYet = () => (
  <Empty title={say('No points yet', 'Точек пока нет')}>
    {say('They come from a tracker or are added by hand.', 'Они приходят от трекера или добавляются вручную.')}
  </Empty>
);
