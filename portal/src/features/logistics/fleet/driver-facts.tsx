import { driver as noun } from '../../../../../nouns/driver.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { CounterpartyLink } from '../components/counterparty-link.tsx';
import classes from '../components/parts.module.css';
import type { Driver } from './driver-queries.ts';
import { LicenseEnd } from './license-end.tsx';

export function DriverFacts({ driver }: { driver: Driver }) {
  const { phone, carrierId, passport } = driver;
  const maySeePassport = useMay()('logistics.documents');
  return (
    <div className={classes.parts}>
      <Section title={say('Driver', 'Водитель')}>
        <Facts
          of={[
            [labelOf(noun, 'phone'), phone && <a href={`tel:${phone}`}>{phone}</a>],
            [
              labelOf(noun, 'carrierId'),
              carrierId ? <CounterpartyLink key="carrier" id={carrierId} /> : say('our own', 'свой'),
            ],
            [labelOf(noun, 'licenseNumber'), driver.licenseNumber],
            [labelOf(noun, 'licenseValidTo'), <LicenseEnd key="end" driver={driver} />],
            [labelOf(noun, 'passport'), maySeePassport ? (passport ?? null) : undefined],
          ]}
        />
      </Section>
      <CustomFactsSection entity="driver" values={driver.customFields} />
    </div>
  );
}
