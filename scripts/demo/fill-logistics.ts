import { type Api, expect, reasonOf } from './api.ts';
import { readAll, type Tally, tallyOf } from './push-records.ts';

const base = '/api/v1/logistics';

/** Places around the main warehouse, as far as a lorry goes in a day: goods may be brought on to them. */
const places = [
  [
    'LO-TVER',
    'Тверская областная аптека',
    'customer',
    'Тверь, Волоколамский пр-т, 12',
    'Тверская область',
    '56.8421',
    '35.8902',
  ],
  [
    'LO-VLADIMIR',
    'Госпиталь во Владимире',
    'customer',
    'Владимир, ул. Горького, 5',
    'Владимирская область',
    '56.1366',
    '40.3966',
  ],
  ['LO-TULA', 'Аптечный пункт «Тула»', 'customer', 'Тула, пр. Ленина, 85', 'Тульская область', '54.1931', '37.6173'],
  [
    'LO-KALUGA',
    'Распределительный центр «Калуга»',
    'terminal',
    'Калуга, ул. Тарутинская, 70',
    'Калужская область',
    '54.5518',
    '36.2851',
  ],
  [
    'LO-RYAZAN',
    'Рязанская клиническая больница',
    'customer',
    'Рязань, ул. Интернациональная, 3',
    'Рязанская область',
    '54.6597',
    '39.6603',
  ],
] as const;

/** Where the warehouses of the company are, by their codes: what is decided is planned to go there. */
const docks = [
  ['MAIN', 'LO-MOSCOW', 'warehouse', 'Москва', '55.801131', '37.593262'],
  ['COTE-D-IVOIRE', 'LO-ABIDJAN', 'site', 'Абиджан', '5.36', '-4.0083'],
  ['NIGERIA', 'LO-LAGOS', 'site', 'Лагос', '6.4541', '3.3947'],
  ['SOUTH-AFRICA', 'LO-JOHANNESBURG', 'site', 'Йоханнесбург', '-26.2041', '28.0473'],
  ['UGANDA', 'LO-KAMPALA', 'site', 'Кампала', '0.3476', '32.5825'],
  ['VIETNAM', 'LO-HANOI', 'site', 'Ханой', '21.0285', '105.8542'],
  ['ZAMBIA', 'LO-LUSAKA', 'site', 'Лусака', '-15.3875', '28.3228'],
] as const;

const drivers = [
  ['Кузнецов Пётр Ильич', '99 12 345678', '2031-04-30'],
  ['Фёдорова Ольга Андреевна', '99 18 204417', '2029-11-15'],
] as const;

/** Where each was last, on its way out of Moscow. */
const vehicles = [
  ['А123ВС777', 'ГАЗон NEXT', 'truck', '5000', '24', '55.9116', '36.7281'],
  ['О742КМ197', 'Lada Largus', 'van', '700', '3.7', '55.4312', '37.5458'],
] as const;

/** Places, people and vehicles that carry; what is to be delivered is left for whoever plans it. */
export async function fillLogistics(buyer: Api, now: Date): Promise<Tally[]> {
  const objects = await fill(buyer, { step: 'Logistics objects', path: 'objects', known: 'code' }, [
    ...(await docksOf(buyer)),
    ...places.map(([code, name, kind, address, region, latitude, longitude]) => ({
      body: { code, name, kind, address, region, latitude, longitude },
    })),
  ]);
  const people = await fill(
    buyer,
    { step: 'Drivers', path: 'drivers', known: 'licenseNumber' },
    drivers.map(([fullName, licenseNumber, licenseValidTo]) => ({ body: { fullName, licenseNumber, licenseValidTo } })),
  );
  const cars = await fill(
    buyer,
    { step: 'Vehicles', path: 'vehicles', known: 'plateNumber' },
    vehicles.map(([plateNumber, model, kind, capacityKg, capacityM3, latitude, longitude]) => ({
      body: { plateNumber, model, kind, capacityKg, capacityM3 },
      point: (id) => ({
        path: `vehicles/${id}/locations`,
        body: { recordedAt: now.toISOString(), latitude, longitude, status: 'moving' },
      }),
    })),
  );
  return [objects, people, cars];
}

interface Warehouse {
  id: string;
  code: string | null;
  name: string;
  address: string | null;
}

async function docksOf(buyer: Api): Promise<Wanted[]> {
  const warehouses = await readAll<Warehouse>(buyer, '/api/v1/warehouses?limit=200&fields=code,name,address');
  return docks.flatMap(([of, code, kind, region, latitude, longitude]) => {
    const found = warehouses.find((one) => one.code === of);
    if (!found) return [];
    const { id: warehouseId, name, address } = found;
    return [{ body: { code, name, kind, address, region, latitude, longitude, warehouseId } }];
  });
}

interface Kept {
  step: string;
  path: string;
  /** The field by which one is known that an earlier run made. */
  known: string;
}

interface Wanted {
  body: Readonly<Record<string, unknown>>;
  point?: (id: string) => { path: string; body: object };
}

async function fill(buyer: Api, { step, path, known }: Kept, wanted: readonly Wanted[]): Promise<Tally> {
  const tally = tallyOf(step);
  const there = await readAll<Record<string, unknown>>(buyer, `${base}/${path}?limit=200&fields=${known}`);
  for (const { body, point } of wanted) {
    if (there.some((one) => one[known] === body[known])) {
      tally.unchanged += 1;
      continue;
    }
    const made = await buyer('POST', `${base}/${path}`, body);
    if (made.status !== 201) {
      tally.refused.push({ what: String(body[known]), reason: reasonOf(made.body) });
      continue;
    }
    const next = point?.(String(made.body.id));
    if (next) await expect(201, buyer('POST', `${base}/${next.path}`, next.body));
    tally.created += 1;
  }
  return tally;
}
