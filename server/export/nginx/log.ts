/**
 * How a request is written down, by the name `site`: as deploy/nginx/site.conf does it, without what the privacy policy
 * says is in no log (query, referrer, browser). The path is the visitor's; $uri is by then that of a file.
 */
export const logFormat = `# What the privacy policy says of the log holds for this one too: no query, no referrer, kept for six months.
log_format site escape=json
  '{"time":"$time_iso8601","client":"$remote_addr","method":"$request_method","path":"$site_path",'
  '"status":$status,"bytes":$bytes_sent,"seconds":$request_time,"requestId":"$request_id"}';
`;
