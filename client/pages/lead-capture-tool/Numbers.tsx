import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { BeforeAfterBars } from './BeforeAfterBars';
import { copy } from './copy';
import { claims } from './data';
import { readClaims } from './readClaims';
import '../../components/key/key.css';

/** The claims, those of more or less each with a bar for before and one for after. */
export const Numbers = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const said = readClaims(lang);
  const { leads, conversion, cost, quality } = claims;
  const rows = [
    { upTo: t.upTo, figure: said.leads, what: t.leads, change: leads },
    { figure: said.conversion, what: t.conversion, change: conversion.from, most: conversion.to },
    { figure: said.quality, what: t.quality, change: quality },
    { figure: said.cost, what: t.cost, change: -cost },
  ];
  return (
    <Section
      id="numbers"
      className="toned lead-capture-tool__numbers"
      title={t.title}
      intro={t.note}
    >
      <p className="row small key lead-capture-tool__key" aria-hidden="true">
        <span>{t.before}</span>
        <span>{t.after}</span>
        <span>{t.range}</span>
      </p>
      <dl className="stack-3">
        {rows.map(({ upTo, figure, what, change, most }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {upTo && <span className="small">{`${upTo} `}</span>}
              <strong>{figure}</strong>
            </dd>
            <dd aria-hidden="true">
              <BeforeAfterBars change={change} most={most} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.open}</dt>
          <dd>
            <strong>{said.open}</strong>
          </dd>
          <dd>{t.always}</dd>
        </div>
      </dl>
    </Section>
  );
};
