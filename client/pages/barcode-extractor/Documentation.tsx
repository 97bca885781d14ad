import { barcode } from '../../../shared/apis/barcode';
import { Reference } from '../../components/api/Reference';
import { CodeKinds } from './CodeKinds';

export const Documentation = () => (
  <Reference api={barcode}>
    <CodeKinds />
  </Reference>
);
