// What many pages show. In one chunk they compress better than as one for each set of pages: hydrate.tsx has them.
export * from '../../shared/format';
export * from '../layout/MenuClose';
export * from './code/CopyButton';
export * from './code/InlineCode';
export * from './contents/Contents';
export * from './OfferLink';
export * from './paper/CallToAction';
export * from './plans/PlanCards';
export * from './QuestionList';
export * from './Section';
export * from './StepList';
