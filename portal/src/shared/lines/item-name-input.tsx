import { Combobox, Text, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, useDeferredValue } from 'react';
import { say } from '../../kit/say.ts';
import { readUnit, showUnit } from '../../kit/units.ts';
import { useMay } from '../session/me.ts';
import { type FoundItem, findForLine } from './find-for-line.ts';

interface ItemNameInputProps extends Pick<TextInputProps, 'aria-label' | 'name' | 'error'> {
  value: string;
  /** Article of the item that was chosen. */
  sku: string | null;
  onType(name: string): void;
  onChoose(item: FoundItem): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
}

/** What a line is about: an item of the catalog found by typing, or any words. */
export function ItemNameInput({ value, sku, onType, onChoose, ...input }: ItemNameInputProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const may = useMay();
  const search = useDeferredValue(value.trim());
  const { data: found = [] } = useQuery({
    queryKey: ['find', 'lines', search],
    queryFn: ({ signal }) => findForLine(search, signal),
    enabled: combobox.dropdownOpened && search.length > 1 && may('catalog.read'),
    placeholderData: (previous) => previous,
  });
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const item = found.find((one) => one.id === id);
        if (item) onChoose(item);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...input}
          value={value}
          autoComplete="off"
          placeholder={say('Catalog item or free text', 'Позиция каталога или свой текст')}
          description={sku ? `${say('Article', 'Артикул')} ${sku}` : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0 || search.length < 2}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {found.map(({ id, name, sku, baseUom }) => (
            <Combobox.Option key={id} value={id}>
              <Text size="sm">{name}</Text>
              <Text size="xs" c="dimmed">
                {[sku, showUnit(readUnit(baseUom) ?? '796')].filter(Boolean).join(' · ')}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
