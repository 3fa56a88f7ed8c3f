<?php

require 'campcairn.php';

call('DELETE', '/listings/bramble');
