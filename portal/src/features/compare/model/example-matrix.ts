import fc from 'fast-check';
import type { Line, Matrix, Offer } from './matrix.ts';

export const one = 1_000_000n;

export const offerOf = (
  line: number,
  column: number,
  price: number,
  covers: number,
  more: Partial<Offer> = {},
): Offer => ({
  key: `l${line}c${column}`,
  column,
  supplierId: `s${column}`,
  supplierName: `S${column}`,
  price: String(price),
  total: BigInt(price * covers) * one,
  covers: BigInt(covers) * one,
  limited: false,
  usable: true,
  days: column,
  delta: null,
  deltaToPaid: null,
  tierFrom: null,
  marks: [],
  analog: null,
  floor: 0n,
  lock: null,
  ...more,
});

export const lineOf = (at: number, need: number, offers: Array<Offer | undefined>): Line => ({
  id: `l${at}`,
  position: at,
  name: `Line ${at}`,
  sku: null,
  unit: '796',
  whole: true,
  need: BigInt(need) * one,
  plannedPrice: '10',
  planned: BigInt(need * 10) * one,
  offers,
  kept: [],
});

export const matrixOf = (lines: Line[]): Matrix => ({
  lines,
  currency: 'RUB',
  columns: (lines[0]?.offers ?? []).map((_, column) => ({
    ...{ id: `q${column}`, quoteId: `q${column}`, supplierId: `s${column}`, supplierName: `S${column}`, number: 'Q' },
    ...{ revision: 1, validUntil: null, expired: false, reconfirm: false, paymentTerms: null, prepaymentPercent: null },
    ...{ quotedLines: 1, unqualified: 0, partial: false },
  })),
});

/** Any table at all: holes, prices that have expired, quantities that papers name. */
export const anyMatrix = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }))
  .chain(([columns, rows]) =>
    fc
      .array(
        fc.tuple(
          fc.integer({ min: 1, max: 500 }),
          fc.array(
            fc.option(
              fc.record({
                price: fc.integer({ min: 0, max: 1_000 }),
                part: fc.integer({ min: 1, max: 100 }),
                usable: fc.boolean(),
                locked: fc.boolean(),
              }),
              { nil: undefined, freq: 4 },
            ),
            { minLength: columns, maxLength: columns },
          ),
        ),
        { minLength: rows, maxLength: rows },
      )
      .map((made) =>
        matrixOf(
          made.map(([need, offers], at) => {
            const locks = offers.findIndex((offer) => offer?.locked);
            return lineOf(
              at,
              need,
              offers.map((given, column) => {
                if (!given) return undefined;
                const covers = Math.max(1, Math.floor((need * given.part) / 100));
                const floor = column === locks ? BigInt(Math.ceil(covers / 2)) * one : 0n;
                return offerOf(at, column, given.price, covers, {
                  usable: given.usable,
                  limited: covers < need,
                  floor,
                });
              }),
            );
          }),
        ),
      ),
  );
