import { SimpleGrid, TextInput } from '@mantine/core';
import { type ClipboardEvent, type ReactNode, useId } from 'react';
import { logisticsObject } from '../../../../../nouns/logistics-object.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { type Coordinates, coordinatesIn } from './coordinates.ts';

interface CoordinatesInputProps extends Coordinates {
  onChange(next: Coordinates): void;
  errors: Readonly<Partial<Record<keyof Coordinates, ReactNode>>>;
}

/** Where a place is; a pair pasted into either field is parted into both. */
export function CoordinatesInput({ latitude, longitude, onChange, errors }: CoordinatesInputProps) {
  const hint = useId();
  const onPaste = (event: ClipboardEvent) => {
    const pair = coordinatesIn(event.clipboardData.getData('text').trim());
    if (!pair) return;
    event.preventDefault();
    onChange(pair);
  };
  const input = (name: keyof Coordinates, value: string, example: string) => (
    <TextInput
      label={labelOf(logisticsObject, name)}
      inputMode="decimal"
      placeholder={example}
      value={value}
      error={errors[name]}
      aria-describedby={hint}
      onPaste={onPaste}
      onChange={({ currentTarget }) => onChange({ latitude, longitude, [name]: currentTarget.value })}
    />
  );
  return (
    <div>
      <SimpleGrid cols={2} spacing="md">
        {input('latitude', latitude, '55.801131')}
        {input('longitude', longitude, '37.593262')}
      </SimpleGrid>
      <small id={hint} className="dimmed">
        {say(
          'A pair copied from a map, such as “55.75, 37.61”, can be pasted whole.',
          'Пару с карты, например «55.75, 37.61», можно вставить целиком.',
        )}
      </small>
    </div>
  );
}
