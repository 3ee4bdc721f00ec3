import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { say } from '../say.ts';
import { isUnit, showUnit, unitOfTyped, unitsLike } from '../units.ts';

interface UnitInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The code of a unit, or what was written where nobody knows such a unit; nothing while none is chosen. */
  value: string | null;
  onChange(next: string): void;
}

/** A unit by its name, as it is typed: Enter, Tab and leaving take it; one that is not known stays, red, and holds the form back. */
export function UnitInput({ value, onChange, error, ...input }: UnitInputProps) {
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const wrong = typed === undefined && value && !isUnit(value) ? sayUnknown(value) : undefined;
  useEffect(() => field.current?.setCustomValidity(wrong ?? ''), [wrong]);
  const take = () => {
    const text = typed?.trim();
    setTyped(undefined);
    combobox.closeDropdown();
    if (text) onChange(unitOfTyped(text) ?? text);
  };
  return (
    <Combobox
      store={combobox}
      width={140}
      onOptionSubmit={(unit) => {
        setTyped(undefined);
        onChange(unit);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...input}
          ref={field}
          value={typed ?? (value && isUnit(value) ? showUnit(value) : (value ?? ''))}
          error={wrong ?? error}
          autoComplete="off"
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onKeyDown={({ key }) => key === 'Enter' && combobox.getSelectedOptionIndex() === -1 && take()}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onBlur={take}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={unitsLike(typed ?? '').length === 0}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {combobox.dropdownOpened &&
            unitsLike(typed ?? '').map((unit) => (
              <Combobox.Option key={unit} value={unit} active={unit === value}>
                {showUnit(unit)}
              </Combobox.Option>
            ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const sayUnknown = (text: string) =>
  say(`There is no unit “${text}”. Choose one from the list`, `Нет единицы «${text}», выберите из списка`);
