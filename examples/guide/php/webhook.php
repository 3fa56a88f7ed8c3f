<?php

require 'campcairn.php';

$me = call('PATCH', '/me', ['webhook_url' => getenv('WEBHOOK_URL')]);
echo $me['webhook_secret'] ?? 'There is a secret already.', "\n";
