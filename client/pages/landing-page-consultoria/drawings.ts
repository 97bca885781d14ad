/** The six parts of the drawn page, in the order of their texts: paths in a tint, in the colour, and stroked. */
export const drawings = [
  // A quotation, and whose words it has.
  {
    tints: 'M14 92h92v6H14zM14 104h58v6H14z',
    areas:
      'M42 14h22v22c0 14-7 22-22 24v-9c7-2 10-6 10-13H42zM72 14h22v22c0 14-7 22-22 24v-9c7-2 10-6 10-13H72zM14 72h92v10H14z',
    lines: '',
  },
  // Three questions with three answers each, one of them chosen.
  {
    tints: 'M40 14h66v6H40zM14 48h74v6H14zM14 82h82v6H14z',
    areas: 'M78 26h28v14H78zM46 60h28v14H46zM14 94h28v14H14z',
    lines:
      'M14 26h28v14H14zM46 26h28v14H46zM14 60h28v14H14zM78 60h28v14H78zM46 94h28v14H46zM78 94h28v14H78z',
  },
  // Ascending steps with a milestone on each.
  {
    tints: 'M14 88h23v22H14zM37 68h23v42H37zM60 48h23v62H60z',
    areas: 'M83 28h23v82H83zM22 76h7v7h-7zM45 56h7v7h-7zM68 36h7v7h-7zM91 16h7v7h-7z',
    lines: '',
  },
  // Case studies with redacted names.
  {
    tints:
      'M14 54h60v5H14zM14 63h44v5H14zM14 94h60v5H14zM14 103h52v5H14zM40 18h48v5H40zM40 27h36v5H40z',
    areas: 'M14 40h72v10H14zM14 80h54v10H14z',
    lines: 'M14 74h92M14 36h92',
  },
  // A person with a short biography.
  {
    tints: 'M14 94h92v6H14zM14 105h62v6H14z',
    areas: 'M60 14a17 17 0 1 1 0 34a17 17 0 1 1 0-34zM26 84c0-42 68-42 68 0z',
    lines: '',
  },
  // A month's calendar with one appointment among the free hours.
  {
    tints:
      'M40 18h66v10H40zM14 34h20v16H14zM62 34h20v16H62zM38 54h20v16H38zM86 54h20v16H86zM14 74h20v16H14zM86 94h20v16H86zM38 94h20v16H38z',
    areas: 'M62 74h20v16H62z',
    lines:
      'M14 34h20v16H14zM38 34h20v16H38zM62 34h20v16H62zM86 34h20v16H86zM14 54h20v16H14zM38 54h20v16H38zM62 54h20v16H62zM86 54h20v16H86zM14 74h20v16H14zM38 74h20v16H38zM86 74h20v16H86zM14 94h20v16H14zM38 94h20v16H38zM62 94h20v16H62zM86 94h20v16H86z',
  },
] as const;

/** The four benefits, drawn alike on wide sheets; none of them is drawn as a part, too. */
export const gainDrawings = [
  // Companies of three sizes, of which the message names one.
  {
    tints: 'M38 37h14v15H38zM84 12h20v40H84z',
    areas: 'M58 24h20v28H58zM62 28v5h4v-5zM70 28v5h4v-5zM62 37v5h4v-5zM70 37v5h4v-5z',
    lines: 'M32 52.500h78',
  },
  // The triangle of the diagnosis, its shortest corner marked.
  {
    tints: 'M68 32 85 47H51z',
    areas: 'M68 27a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9z',
    lines: 'M68 6 96 54H40zM68 38V6M68 38 96 54M68 38 40 54',
  },
  // The problem comes first, the price after it.
  {
    tints: 'M79 30 88 20H114V40H88zM90 27.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5z',
    areas: 'M39 17h27v24H52l-7 8v-8h-6zM50.500 21v9h4v-9zM50.500 33v4h4v-4z',
    lines: 'M68 30h8m-3-3 3 3-3 3',
  },
  // A link that others pass on.
  {
    tints:
      'M88 9a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM88 39a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM100 24a7 7 0 1 1 0 14a7 7 0 1 1 0-14z',
    areas: 'M34 22h26v18H34z',
    lines: 'M60 28 81 18M60 31h33M60 34 81 44',
  },
] as const;
