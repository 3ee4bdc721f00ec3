import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, useDeferredValue } from 'react';
import { say } from '../../../kit/say.ts';
import { readUnit, showUnit } from '../../../kit/units.ts';
import { useMay } from '../../../shared/session/me.ts';
import { filledFrom, findForLine } from './catalog-lines.ts';
import type { DraftLine } from './draft-line.ts';

interface LineNameInputProps {
  line: DraftLine;
  number: number;
  error: string | undefined;
  onChange(next: Partial<DraftLine>): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
}

/** What is needed: an item of the catalog found by typing, or any words. */
export function LineNameInput({ line, number, error, onChange, onPaste }: LineNameInputProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const may = useMay();
  const search = useDeferredValue(line.name.trim());
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
        if (item) onChange(filledFrom(item, line));
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          name={`items.${number - 1}.name`}
          value={line.name}
          error={error}
          autoComplete="off"
          aria-label={say(`Name, line ${number}`, `Наименование, позиция ${number}`)}
          placeholder={say('Catalog item or free text', 'Позиция каталога или свой текст')}
          description={line.sku ? `${say('Article', 'Артикул')} ${line.sku}` : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onPaste={onPaste}
          onChange={({ currentTarget }) => {
            onChange({ name: currentTarget.value, catalogItemId: null, sku: null });
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
