/**
 * The application identifiers of the GS1 Barcode Syntax Dictionary (Copyright GS1 AISBL, Apache License 2.0, see
 * `licenses/`), grouped by format. A format is a list of components: `N` digits, `X` `Y` `Z` characters of GS1's sets
 * 82, 39 and 64; `14` an exact length, `..20` a maximum length, `[]` optional; the names after the comma are the
 * component's checks.
 */
const fixedLength: Record<string, string> = {
  'N18,csum': '00',
  'N14,csum': '01 02 03',
  'N6,yymmd0': '11 12 13 15 16 17',
  N2: '20',
  N6: [
    '3100-3105 3110-3115 3120-3125 3130-3135 3140-3145 3150-3155 3160-3165 3200-3205 3210-3215 3220-3225',
    '3230-3235 3240-3245 3250-3255 3260-3265 3270-3275 3280-3285 3290-3295 3300-3305 3310-3315 3320-3325',
    '3330-3335 3340-3345 3350-3355 3360-3365 3370-3375 3400-3405 3410-3415 3420-3425 3430-3435 3440-3445',
    '3450-3455 3460-3465 3470-3475 3480-3485 3490-3495 3500-3505 3510-3515 3520-3525 3530-3535 3540-3545',
    '3550-3555 3560-3565 3570-3575 3600-3605 3610-3615 3620-3625 3630-3635 3640-3645 3650-3655 3660-3665',
    '3670-3675 3680-3685 3690-3695',
  ].join(' '),
  'N13,csum': '410 411 412 413 414 415 416 417',
};

/** These end at a separator (FNC1) or with the symbol. */
const separated: Record<string, string> = {
  'X..20': '10 21 22 243 254 420 4318 7020 7021 7022 710 711 712 713 714 715 716 717 7240 8002 8012',
  'X..28': '235',
  'X..30': '240 241 250 251 400 401 403 4308 4319 7002 7023 8004 90',
  'N..6': '242',
  'N13,csum [X..17]': '253',
  'N13,csum [N..12]': '255',
  'N..8': '30 37',
  'N..15': '3900-3909 3920-3929',
  'N3 N..15': '3910-3919 3930-3939',
  N4: '3940-3943 8111',
  N6: '3950-3955 8005',
  'N17,csum': '402',
  'N3 X..9': '421',
  N3: '422 424 426',
  'N3 [N3] [N3] [N3] [N3]': '423 425',
  'X..3': '427 7008',
  'X..35': '4300 4301 4310 4311 4320',
  'X..70': '4302 4303 4304 4305 4306 4312 4313 4314 4315 4316 7257 8110 8112 8200',
  X2: '4307 4317',
  'N10 N10': '4309',
  N1: '4321 4322 4323 7252',
  'N6,yymmd0 N4,hhmi': '4324 4325',
  'N6,yymmdd': '4326 7006',
  'N6 [X1]': '4330 4331 4332 4333',
  N13: '7001',
  'N6,yymmdd N4,hhmi': '7003',
  'N..4': '7004',
  'X..12': '7005',
  'N6,yymmdd [N6,yymmdd]': '7007',
  'X..10': '7009 7255',
  'X..2': '7010',
  'N6,yymmdd [N4,hhmi]': '7011',
  'N3 X..27': '7030-7039',
  'N1 X1 X1 X1': '7040',
  'X..4': '7041',
  'X2 X..28': '7230-7239',
  N2: '7241',
  'X..25': '7242 8013 8014 8020',
  'N8,yyyymmdd': '7250',
  'N8,yyyymmdd N4,hhmi': '7251',
  'X..40': '7253 7254 7259',
  'X..90': '7256 91-99',
  X3: '7258',
  'N4 N5 N3 N1 N1': '8001',
  'N1,zero N13,csum [X..16]': '8003',
  'N14,csum N4': '8006 8026',
  'X..34': '8007',
  'N6,yymmdd N2 [N2] [N2]': '8008',
  'X..50': '8009',
  'Y..30': '8010',
  'N..12': '8011',
  'N18,csum': '8017 8018',
  'N..10': '8019',
  'Z..90': '8030',
  N15: '8040 8041',
  N32: '8042',
  'N18 [N..2]': '8043',
};

export interface Definition {
  ai: string;
  format: string;
  /** No separator follows: the length is known from the identifier. */
  fixed: boolean;
}

function listIdentifiers(list: string): string[] {
  return list.split(' ').flatMap((entry) => {
    const [first = '', last = first] = entry.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      String(Number(first) + index).padStart(first.length, '0'),
    );
  });
}

const listDefinitions = (formats: Record<string, string>, fixed: boolean): Definition[] =>
  Object.entries(formats).flatMap(([format, list]) => listIdentifiers(list).map((ai) => ({ ai, format, fixed })));

const byIdentifier = new Map(
  [...listDefinitions(fixedLength, true), ...listDefinitions(separated, false)].map((entry) => [entry.ai, entry]),
);

/** Every application identifier. */
export const applicationIdentifiers: readonly Definition[] = [...byIdentifier.values()];

export function findDefinition(ai: string): Definition | undefined {
  return byIdentifier.get(ai);
}

/** Definition of the identifier at the start of the text; no identifier is the prefix of another. */
export function findDefinitionAt(text: string): Definition | undefined {
  return findDefinition(text.slice(0, 2)) ?? findDefinition(text.slice(0, 3)) ?? findDefinition(text.slice(0, 4));
}
