// What every API page shows. The form that they load later imports it, and so it is one chunk with what the two share:
// small files compress badly.
import '../../../shared/apis/change';
import './Authentication';
import './BodyTypes';
import './Changelog';
import './Errors';
import './FieldTable';
import './FirstCall';
import './FirstRequest';
import './Limits';
import './ListingLink';
import './MarketplacePlans';
import './OpenApiLink';
