import { formatNumber } from '../../../shared/format';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { BeforeAfterBars } from './BeforeAfterBars';
import { copy } from './copy';
import { claims, counterHours } from './data';
import { readClaims } from './readClaims';

/** The claims, each with a bar for before and one for after. */
export const Numbers = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const said = readClaims(lang);
  const { leads, conversion, cost, quality, hours } = claims;
  const rows = [
    { upTo: t.upTo, figure: said.leads, what: t.leads, change: leads },
    { figure: said.conversion, what: t.conversion, change: conversion.from, most: conversion.to },
    { figure: said.quality, what: t.quality, change: quality },
    { figure: said.cost, what: t.cost, change: -cost },
    { figure: said.open, what: t.open, change: (hours / counterHours - 1) * 100 },
  ];
  return (
    <Section
      id="numbers"
      className="toned"
      title={t.title}
      intro={t.intro(formatNumber(counterHours, lang))}
    >
      <dl className="stack-2">
        {rows.map(({ upTo, figure, what, change, most }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {upTo && <span>{`${upTo} `}</span>}
              <strong>{figure}</strong>
            </dd>
            <dd aria-hidden="true">
              <BeforeAfterBars change={change} most={most} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">{t.note}</p>
    </Section>
  );
};
