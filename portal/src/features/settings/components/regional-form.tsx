import { type Regional, regionalQuery } from '../../../shared/regional/regional-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { regionalValues, saveRegional } from '../regional-values.ts';
import { useRecordForm } from '../use-record-form.ts';
import { FormatSettings } from './format-settings.tsx';
import { MapSettings } from './map-settings.tsx';
import { MoneySettings } from './money-settings.tsx';
import { RecordForm } from './record-form.tsx';

export function RegionalForm({ regional }: { regional: Regional }) {
  const mayChange = useMay()('company_settings.update');
  const state = useRecordForm({
    kept: regional,
    queryKey: regionalQuery.queryKey,
    valuesOf: regionalValues,
    save: saveRegional,
  });
  return (
    <RecordForm state={state} mayChange={mayChange}>
      <MoneySettings form={state.form} currency={regional.currency} />
      <FormatSettings form={state.form} regional={regional} mayChange={mayChange} />
      <MapSettings form={state.form} />
    </RecordForm>
  );
}
