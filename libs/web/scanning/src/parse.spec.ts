import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from './parse.js';

const facts = (text: string) => {
  const read = parse(text);
  return read.kind === 'gs1' ? read.gs1 : read;
};

describe('parse', () => {
  it('knows our labels, typed in small letters too', () => {
    expect(parse('K7M2Q9ZX4T')).toEqual({ kind: 'label', qrValue: 'K7M2Q9ZX4T' });
    expect(parse(' k7m2q9zx4t\r\n')).toEqual({ kind: 'label', qrValue: 'K7M2Q9ZX4T' });
    expect(parse(']Q1K7M2Q9ZX4T')).toEqual({ kind: 'label', qrValue: 'K7M2Q9ZX4T' });
  });

  it('reads a case label: item, pounds, lot, expiry', () => {
    expect(facts('(01)09506000134352(3202)001234(10)A(17)270800')).toMatchObject({
      gtin: '09506000134352',
      weight: 1234,
      lot: 'A',
      expiry: '2027-08-31',
    });
  });

  it('turns kilograms into hundredths of a pound, half up', () => {
    expect(facts('(01)09506000134352(3103)001000')).toMatchObject({ weight: 220 }); // 1 kg = 2.2046 lb
    expect(facts('(01)09506000134352(3102)001000')).toMatchObject({ weight: 2205 }); // 10 kg = 22.046 lb
    expect(facts('(01)09506000134352(3203)001235')).toMatchObject({ weight: 124 }); // 1.235 lb
  });

  it('reads what a scanner without a leading FNC1 sends', () => {
    expect(facts('01095060001343523202001234' + '10LOT7\u001d21S9')).toMatchObject({
      gtin: '09506000134352',
      weight: 1234,
      lot: 'LOT7',
      serial: 'S9',
    });
    expect(facts('0109506000134352')).toMatchObject({ gtin: '09506000134352' });
  });

  it('reads the bars on a retail pack', () => {
    expect(facts('4006381333931')).toMatchObject({ gtin: '04006381333931' });
    expect(facts(']E04006381333931')).toMatchObject({ gtin: '04006381333931' });
    expect(facts(']E402345673')).toMatchObject({ gtin: '00000002345673' });
  });

  it('reads the short bars of a small pack as the number that they stand for', () => {
    expect(facts('04252614')).toMatchObject({ gtin: '00042100005264' }); // the form in which a camera returns it
    expect(facts('01234531')).toMatchObject({ gtin: '00012300000451' });
    expect(facts(']X004252614')).toMatchObject({ gtin: '00042100005264' });
    expect(facts('96385074')).toMatchObject({ gtin: '00000096385074' });
    expect(parse('04252615')).toEqual({ kind: 'broken', fault: 'badCheckDigit' });
  });

  it('reads eight digits behind the letters of an EAN-13, which some scanners send of a short symbol', () => {
    expect(facts(']E004252614')).toMatchObject({ gtin: '00042100005264' });
    expect(facts(']E096385074')).toMatchObject({ gtin: '00000096385074' });
    expect(parse(']E004252615')).toEqual({ kind: 'broken', fault: 'badCheckDigit' });
    expect(parse(']E012345670')).toEqual({ kind: 'broken', fault: 'unknownSymbology' }); // short or whole: both would do
  });

  it('says why not', () => {
    expect(parse('')).toEqual({ kind: 'unknown', fault: 'empty' });
    expect(parse('https://example.com')).toEqual({ kind: 'unknown', fault: 'unreadable' });
    expect(parse('(01)09506000134351')).toEqual({ kind: 'broken', fault: 'badCheckDigit' });
    expect(parse('4006381333932')).toEqual({ kind: 'broken', fault: 'badCheckDigit' });
    expect(parse('010950600013435110A')).toEqual({ kind: 'broken', fault: 'badCheckDigit' });
    expect(parse('106141412345678908')).toEqual({ kind: 'unknown', fault: 'shippingUnit' });
    expect(parse('00106141412345678908')).toEqual({ kind: 'unknown', fault: 'shippingUnit' });
    expect(parse('^8912')).toEqual({ kind: 'broken', fault: 'unknownIdentifier' });
    expect(parse('(10)A(10)B')).toEqual({ kind: 'broken', fault: 'repeated' });
    expect(parse(']E04006381333932')).toEqual({ kind: 'broken', fault: 'badCheckDigit' });
    expect(parse(']ZZ1')).toEqual({ kind: 'broken', fault: 'unknownSymbology' });
  });

  it('reads a weight before its item, without any FNC1', () => {
    expect(facts('32020004120109506000134352')).toMatchObject({ gtin: '09506000134352', weight: 412 });
  });

  it.each(['10LOT721SERIAL00123', '10LOT717280131', '10LOT73202001234', `10${'L'.repeat(12)}21${'S'.repeat(12)}`])(
    'says that a lot swallowed what follows it: %s',
    (rest) => expect(parse(`0109506000134352${rest}`)).toEqual({ kind: 'broken', fault: 'runTogether' }),
  );

  it('takes the same lot where FNC1 ends it, and a short one that only looks alike', () => {
    expect(facts('010950600013435210LOT7\u001d21SERIAL00123')).toMatchObject({ lot: 'LOT7', serial: 'SERIAL00123' });
    expect(facts('010950600013435210A21B')).toMatchObject({ lot: 'A21B' });
  });

  it.each([
    'https://id.gs1.org/01/09506000134352/10/LOT7/21/S9?3202=000412&17=280131',
    'https://dairy.example/products/01/9506000134352/10/LOT7/21/S9?17=280131&3202=000412&campaign=x',
    'http://a.b/some/path/01/09506000134352/10/LOT%37/21/S9?3202=000412&17=280131#top',
  ])('reads a link of any domain as the same elements: %s', (text) => {
    expect(facts(text)).toMatchObject({
      gtin: '09506000134352',
      lot: 'LOT7',
      serial: 'S9',
      weight: 412,
      expiry: '2028-01-31',
    });
  });

  it('takes a plus in the path of a link as it stands, and one in its query as a blank', () => {
    expect(facts('https://a.b/01/09506000134352/10/A+B/21/S%2B9?17=280131&note=a+b')).toMatchObject({
      lot: 'A+B',
      serial: 'S+9',
      expiry: '2028-01-31',
    });
  });

  it('says what is wrong with a link', () => {
    expect(parse('https://a.b/01/09506000134351')).toEqual({ kind: 'broken', fault: 'badCheckDigit' });
    expect(parse('https://a.b/10/LOT')).toEqual({ kind: 'unknown', fault: 'unreadable' });
  });

  it.each([
    ['10LOT7', { lot: 'LOT7' }],
    ['17270831', { expiry: '2027-08-31' }],
    ['3202001234', { weight: 1234 }],
    ['3102001000', { weight: 2205 }],
    ['1727083110LOT7', { expiry: '2027-08-31', lot: 'LOT7' }],
    ['320200123410LOT7', { weight: 1234, lot: 'LOT7' }],
    ['21SERIAL7', { serial: 'SERIAL7' }],
  ])('reads a part of a label that a scanner without FNC1 sends: %s', (text, expected) => {
    expect(facts(text)).toMatchObject(expected);
    expect(facts(text)).not.toHaveProperty('gtin', expect.any(String));
  });

  it('takes for a label of ours what is written like one, and knows what else it may be', () => {
    expect(parse('10K7M2Q9ZX4T0123')).toMatchObject({
      kind: 'label',
      qrValue: '10K7M2Q9ZX4T0123',
      gs1: { lot: 'K7M2Q9ZX4T0123' },
    });
    expect(parse('K7M2Q9ZX4T01234A')).toEqual({ kind: 'label', qrValue: 'K7M2Q9ZX4T01234A' });
  });

  it('says that a part is damaged, never that it is a label of ours', () => {
    expect(parse('17279931')).toMatchObject({ kind: 'broken' });
    expect(parse('3202001')).toMatchObject({ kind: 'broken' });
  });

  it.each([
    '(01) 09506000134352 (3202) 001234 (10) A7 (17) 270831',
    '( 01 )0 9506000 134352(3202)001234 (10)A7(17) 27 08 31 ',
    '\u200e(01)09506000134352\u200b(3202)001234(10)A7(17)270831',
    '（01）０９５０６０００１３４３５２（3202）001234（10）A7（17）270831',
  ])('reads what is printed beneath the bars, with blanks and as a keyboard wrote it: %s', (text) => {
    expect(facts(text)).toMatchObject({ gtin: '09506000134352', weight: 1234, lot: 'A7', expiry: '2027-08-31' });
  });

  it('knows the last day of sale, a use-by day with its hour, and ounces', () => {
    expect(facts('(01)09506000134352(16)270831')).toMatchObject({ sellBy: '2027-08-31' });
    expect(facts('(01)09506000134352(7003)2708311430')).toMatchObject({ expiry: '2027-08-31' });
    expect(facts('(01)09506000134352(3571)001600')).toMatchObject({ weight: 1000 }); // 160.0 oz are 10 lb
    expect(facts('(01)09506000134352(3560)000175')).toMatchObject({ weight: 1200 }); // 175 troy oz are 12 lb
  });

  it('takes pounds where a label says the weight in several units', () => {
    expect(facts('(01)09506000134352(3102)001000(3202)002204')).toMatchObject({ weight: 2204 });
  });

  it('never throws, whatever is scanned', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('(01)', '^', ']C1', '{GS}', '\u001d', '3202', '17', '(', '\\(', '8003', '0'),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(['label', 'gs1', 'unknown', 'broken']).toContain(parse(parts.join('')).kind);
      }),
      { numRuns: 3000 },
    );
  });
});
