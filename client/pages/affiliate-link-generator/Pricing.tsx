import { formatNumber, formatPrice } from '../../../shared/format';
import { contactHref } from '../../../shared/links';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { PlanCards } from '../../components/plans/PlanCards';
import { Section } from '../../components/Section';
import { useLang, useSource } from '../../document/view';
import { Advantages } from './Advantages';
import { copy } from './copy';
import { daysOfMonth } from './data';
import { PlanNetworks } from './PlanNetworks';
import { planName } from './plan';
import { Testimonials } from './Testimonials';
import '../../components/plans/ticks.css';

export const Pricing = () => {
  const lang = useLang();
  const source = useSource();
  const { plans: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const cards = affiliatePlans.map(({ id, price, links, networks: included }) => {
    const name = planName(id, lang);
    return {
      id,
      name,
      price: formatPrice(price[lang], lang),
      per: t.month,
      points: [
        links ? t.links(number(links), number(Math.floor(links / daysOfMonth))) : t.unlimited,
      ],
      action: (
        <div className="stack-3 affiliate-link-generator__buy">
          <PlanNetworks included={included} />
          <a className="button button--quiet" href={contactHref(lang, { ...source, plan: id })}>
            {t.choose(name)}
          </a>
        </div>
      ),
    };
  });
  return (
    <Section id="plans" title={t.title} intro={t.intro}>
      <PlanCards label={t.label} plans={cards} />
      <Advantages />
      <Testimonials />
    </Section>
  );
};
