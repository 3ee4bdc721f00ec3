import { Combobox, Text, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { say } from '../../../kit/say.ts';
import { addressQuery, type SuggestedAddress } from './address-query.ts';

interface AddressInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange(next: string): void;
  /** An address was picked, with its region and its coordinates where they are known. */
  onPick(picked: SuggestedAddress): void;
}

/** An address: any words, or one of those suggested for them, which brings its coordinates. */
export function AddressInput({ value, onChange, onPick, ...input }: AddressInputProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [picked, setPicked] = useState<SuggestedAddress>();
  const typed = useDeferredValue(value.trim());
  const { data } = useQuery(addressQuery(typed, combobox.dropdownOpened));
  const found = data?.items ?? [];
  const isRough = picked?.address === value && picked.place?.isExact === false;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(at) => {
        const one = found[Number(at)];
        combobox.closeDropdown();
        if (!one) return;
        setPicked(one);
        onPick(one);
      }}
    >
      <Combobox.Target>
        <TextInput
          {...input}
          value={value}
          autoComplete="off"
          description={
            isRough &&
            say(
              'The coordinates are those of the street or town, not of the house.',
              'Координаты — улицы или города, а не дома.',
            )
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={say('Addresses', 'Адреса')}>
          {found.map(({ title, address, place }, at) => (
            <Combobox.Option key={`${at} ${address}`} value={String(at)}>
              <Text size="sm">{title}</Text>
              {!place && (
                <Text size="xs" c="dimmed">
                  {say('without coordinates', 'без координат')}
                </Text>
              )}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
